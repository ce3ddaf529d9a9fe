import type { RulesOfKind } from '../../phrases/language.ts';

export const harmToOthers: RulesOfKind = {
  kind: 'harm_to_others',
  rules: [
    {
      reason: 'Querer matar o herir a alguien, haberlo hecho, tenerlo preparado.',
      inDanger: 'other',
      phrases: `
        (lo|la|los|las|le|les|te) (voy a|vamos a|quiero|pienso|juro que)? (mato|mate|matare|reviento|apunalo|acuchillo|rajo|ahorco|estrangulo|quemo|matar|golpear|apunalar|degollar|reventar) ~3 (si|cuando|a los dos|hoy|manana|esta noche|ya|lo juro|y|cuchillo|pistola|con|vuelve|como|>)
        (voy a|quiero|pienso|planeo|ganas de|vamos a|necesito|juro que voy a|capaz de|pensando en|pienso en) (matar|matarlo|matarla|matarlos|asesinar|asesinarlo|apunalar|apunalarlo|quemar|quemarle|quemarlo|envenenar|envenenarlo|envenenarla|golpear|golpearlo|golpearla|disparar|dispararle|atropellar|atropellarlo|estrangular|estrangularla|hacerle dano|hacerles dano|hacer dano a|lastimar|lastimarlo|lastimarla|pegarle|romperle|partirle|acuchillar|echarle acido|darle una paliza|reventar|destrozar*|cortarle|vengar*)
        (quemar|incendiar|prender fuego|quemo|quemarle) ~3 (casa|coche|carro|piso|local|con ella|con el|dentro)
        (le|la|lo) (pegue|golpee|empuje|abofetee|apreté|aprete|estrangule|agarre|patee|di una bofetada|di un golpe|di un punetazo|di una paliza|cruce la cara|ahorque|viole|force|tire|lance) ~3 (contra|a mi|el cuello|del cuello|pared|ayer|anoche|otra vez|y|cuando|>|por|del pelo|del|mujer|novia|la cara|suelo|al suelo|fuerte)
        (pegue|golpee|empuje|abofetee|estrangule|maltrate|pego|golpeo|ahorque|apunale|acuchille|viole|queme|patee|agredi) a mi (mujer|esposa|novia|pareja|madre|marido|novio|esposo|ex|padre|hermana|hermano)
        (manos|mano) ~2 (su|al|en el|del) cuello ~4
        (aprete|apretado|apreto|apretaba) ~1 (el|su) cuello
        {weapon} ~4 (coche|carro|auto|guantera|listo|lista|mochila|cama|preparad*|mano|maletero|esperando|comprado) ~3
        (tengo|compre|ya tengo|llevo|consegui|saque) ~3 ({weapon}) ~5
        (se|sabemos|averigue|ya se|conozco) ~3 (donde vive|donde trabaja|a que hora|donde aparca|sus horarios|por donde|su rutina|que callejon|donde duerme|con quien) ~6
        (nadie se rie|se va a arrepentir|van a arrepentirse|las va a pagar|me las paga|lo va a pagar|va a pagar|vengarme|venganza|se acordara de mi|van a saber quien soy|no se va a librar)
        (se me nubla|nubla|ciego de|cego la|me ciego|pierdo el control|perdi el control|veo rojo|se me va la mano|se me fue la mano) ~8
        (miedo|temo|asusta) ~3 (de mi mism*|lo que pueda|lo que puedo hacer|lo que soy capaz|hacerle dano|hacerle algo|perder el control|pegarle|matarlo|matarla|lastimarla|lastimarlo|lo que le pueda|lo que pueda hacer) ~3
        (llorando|sangrando|tirada|encogida) ~3 (suelo|rincon|esquina|bano) ~3
        si no es (mia|mio) ~3 (de nadie|nadie)
        (que se muera|ojala se muera|merece morir|quiero que muera|quiero verl* muert*|quiero que sufra)
        (la|lo) (sigo|espio|persigo|vigilo) ~4 (casa|trabajo|calle|noche|todas|gps|cada)
        (dice|dijo|jura|amenaza) ~3 (que)? (va a|con) (matar|quemar|apunalar|disparar|golpear|acuchillar|pegar|balear) ~4 (a|la|su|al|con)
      `,
    },
  ],
};
