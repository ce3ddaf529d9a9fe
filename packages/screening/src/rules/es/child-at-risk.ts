import type { RulesOfKind } from '../../phrases/language.ts';

export const childAtRisk: RulesOfKind = {
  kind: 'child_at_risk',
  rules: [
    {
      reason: 'Se hiere, se usa o se abandona a un niño.',
      inDanger: 'child',
      phrases: `
        (le|les|los|la|lo)? ({hit}|{choke}|viola|violo|toca|toco|tocaba|manosea|encierra|encerro|amarra|ata|castiga|abusa|abuso|sacude|sacudi|sacudio|insulta|droga|lastima|lastimo|cinturon) ~2 (a|de|al|a los|a las|a mi|a su|a nuestro|a nuestra) ~2 {child}
        (pegarle|pegar|golpear|gritar|tocar|sacudir|lastimar|hacerle dano|ahogar|matar|tirar) ~1 (a|al) ~2 {child}
        {child} ~6 (moreton*|morados|marcas|quemadur*|golpes|hambre|sucios|sucio|desnutrid*|solos|solo|sola|solas|encerrad*|pega|pegan|pego|abusa*|viola*|maltrat*|llorando y sin|sin ropa|sin comer|desnuda|desnudo|cinturon)
        {child} ~8 (miedo|se esconde|se hace pis|moja la cama|llora cuando el|llora cuando ella|llora cuando va|llora cuando tiene|no quiere ir|no quiere quedarse|tiembla|sin hablar|no quiere volver|se orina|callado|callada|pesadillas)
        (deja|dejo|dejan|dejaron|dejar|dejando) ~3 {child} ~6 (solo|solos|sola|solas|encerrad*|noche|coche|horas)
        (deja|dejo|dejan) (solo|sola|solos|solas) ~3 {child}
        (borracho|borracha|drogado|drogada|drogas|tomado|cocaina|alcohol|bebe|vodka|cerveza) ~6 {child}
        {child} ~6 (borracho|borracha|drogado|drogada|drogas|cocaina|alcohol|vodka|cerveza|pastillas para dormir)
        (abusa|abuso|abusaron|abusado|violacion) ~2 de (mi|la|su|una|nuestra|nuestro|ella|el) ~2
        (secreto|regalos|fotos|desnud*|partes intimas|porno*|ducha|bana con|cama con) ~6 {child}
        {child} ~8 (secreto|desnud*|partes intimas|porno*|regalos|entrenador|profesor|le escribe|fotos)
        (sacudi|sacudio|sacude|zarandee|zarandeo) ~1 (al|a la|a mi|a) (bebe|nino|nina|hijo|hija|beba)
        (casar|matrimonio|casarla) ~6 (14|15|16|13|12|catorce|quince|dieciseis|menor|nina)
        (quiero|miedo de|ganas de|pienso en|casi|voy a|temo) ~3 (hacerle dano|pegarle|tirarlo|tirarla|ahogarlo|ahogarla|lastimarlo|sacudirlo|hacer dano) ~4 {child}?
        {child} ~4 (dice|dijo|conto|me cuenta) ~5 (toca|pega|duele|papa le|besa|secreto|miedo|encierra|hace cosas)
      `,
    },
    {
      reason: 'Quien escribe es menor y sufre en casa.',
      inDanger: 'writer',
      phrases: `
        tengo ~1 (8|9|10|11|12|13|14|15|16|17|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete) (anos)? ~8 (pega|toca|padrastro|miedo|sola|solo|comida|encierra|viola|tio|profesor|entra|golpea|fotos|borracho|hambre|venir|abusa|casa|papa|cinturon|hermanito|hermanita|escapar*|bebe)
        (mi|el) (padrastro|papa|padre|tio|abuelo|profesor|entrenador|mama|madre|madrastra|primo|novio de mi) ~3 (me) ({hit}|{choke}|toca|toco|manosea|viola|violo|encierra|obliga|toca en|hace cosas|mira mientras)
        (padrastro|papa|tio|abuelo|padre) ~3 (entra|se mete) ~2 (mi cuarto|mi habitacion|mi cama)
        (mama|papa|madre|padre) ~5 (sin venir|no viene|no vuelve|se fue|no aparece) ~6 (comida|dias|sola|solos|hermano|nada)
        (no puedo|miedo de|miedo a) ~1 (volver|ir|llegar) a (mi)? casa ~4
        (no hay|ya no hay|no tenemos) (comida|que comer|nada de comer)
      `,
    },
  ],
};
