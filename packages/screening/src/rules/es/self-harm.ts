import type { RulesOfKind } from '../../phrases/language.ts';

export const selfHarm: RulesOfKind = {
  kind: 'self_harm',
  rules: [
    {
      reason: 'Matarse o hacerse daño, dicho con su nombre.',
      inDanger: 'writer',
      phrases: `
        (suicidarme|matarme|ahorcarme|colgarme|dispararme|tirarme|lanzarme|arrojarme|envenenarme|cortarme|quemarme|autolesion*|lastimarme|ahogarme|desangrarme|rajarme)
        (hacerme|haciendome|hago|hice) dano
        me (suicido|suicidare|mato|matare|ahorco|cuelgo|tiro|lanzo|corto|corte|cortaba|autolesiono|quemo|lastimo|quito la vida|quitare la vida|pego un tiro|tiro al|tiro del|tiro de|rajo|hago dano|hice dano) ~2
        (me) (voy|quiero|pienso|quisiera|gustaria|vamos) ~1 (a)? (suicidar|matar|ahorcar|colgar|morir|cortar|tirar|lanzar|quitar la vida|disparar|quitar del medio)
        (suicidio|suicida|suicidas|suicidarme)
        quitarme (la vida|de en medio|del medio)
        (acabar|terminar|acabo|termino|poner fin) (con|a) (mi vida|todo|todo esto|esto de una vez|mi sufrimiento)
      `,
    },
    {
      reason: 'Querer morir, o no vivir, o no despertar.',
      inDanger: 'writer',
      phrases: `
        (quiero|quisiera|deseo|prefiero|gustaria|quería|queria|ojala|ganas de|necesito|merezco|pienso en|pensando en|listo para|lista para|deberia) ~2 (morir|morirme|muriera|estar muerta|estar muerto|desaparecer para siempre|dejar de existir|dejar de vivir|no existir|no estar aqui|no haber nacido|dormir para siempre|irme de este mundo|no estar viva|no estar vivo|mi muerte|la muerte)
        me (quiero|quisiera|gustaria) (morir|desaparecer|ir de este mundo)
        (ojala|quisiera|quiero|deseo|espero|pido|rezo|prefiero) ~5 (no|nunca|jamas) (despertar*|desperta*|haber nacido|hubiera nacido|despierte|amanecer|amanezca|existiera|vivir)
        (dormir|dormirme|duerma|durmiera|acostar*|acostara|dormida|dormido) ~4 (y|para)? (no|nunca) (despertar*|despierte|desperta*|volver a despertar|levantarme)
        (y|para) (no|nunca) (despertar|despertarme|despertara|despertar mas|volver a despertar)
        no (quiero|tengo ganas de|deseo|puedo|aguanto|merezco|quisiera|me apetece) ~1 (seguir)? (vivir|viviendo|existir|estar viva|estar vivo|despertar|vivir mas|seguir viva|seguir vivo|seguir en este mundo|estar aqui mas|seguir aqui|seguir existiendo)
        (ya)? no quiero (estar|seguir) (aqui|mas|en este mundo|viva|vivo) ~1 (>|mas|y|sin)
        no (vale|merece) la pena (vivir|seguir|nada|mi vida|la vida)
        (vida|existencia) ~2 (no tiene|sin|no vale|no le encuentro|perdio|ya no tiene) (sentido|la pena|ningun|nada|valor)
        (sentido) (a|de) (nada|vivir|la vida|mi vida|seguir|existir|esto)
        (cansada|cansado|harta|harto|agotada|agotado) de (vivir|existir|la vida|esta vida|todo y de todos|estar viva|estar vivo|respirar|mi vida|seguir)
        (sin|no hay|no veo|no tengo|ninguna|no encuentro) ~1 (salida|futuro|manana|razon para|razones para|motivos para|motivo para|esperanza|escapatoria|fuerzas para vivir|ganas de vivir)
        no (me)? (imagino|veo) ~2 (llegar|futuro|manana|cumpleanos|vejez|el proximo|viva|vivo)
        (para que|de que sirve) (vivir|seguir|levantarme|sigo|existir|estoy aqui|luchar)
        (me da|me daria) (igual|lo mismo) (vivir|morir|si me muero|si vivo|estar viva)
        (que todo|quiero que|que esto|que el dolor) ~3 (acabe|termine|pare) (ya|de una vez|para siempre|>)
        (solo|unicamente) ~1 (aguanto|sigo|vivo|estoy) ~2 por (mi|mis|el|la)
      `,
    },
    {
      reason: 'Estorbar, despedirse, dejarlo todo arreglado, tener los medios.',
      inDanger: 'writer',
      phrases: `
        (mejor|felices|tranquilos|tranquilo|descansarian|aliviados|feliz) ~2 (sin mi|si yo no|cuando yo no|si no estuviera|si me muero|si desaparezco|si yo muriera|cuando ya no este)
        (soy|siento que soy|solo soy|ser) ~1 (una carga|un estorbo|un peso)
        (nadie|alguien|quien) ~3 (extranaria|echaria de menos|notaria|lloraria|importaria|iria) ~3 (si|mi|me|muero|entierro|falto|funeral)
        (carta|cartas|nota|mensaje|video) de (despedida|adios|suicidio)
        (despedirme|despedi|despido|me despido) ~3 (todos|mis|siempre|hijos|mundo|ti)
        (adios|hasta nunca) (para siempre|mundo|a todos)
        (cuando|despues de que) (ya)? ~1 (no este|yo no este|me muera|me haya ido|falte|yo falte|me vaya para siempre|lean esto|leas esto|encuentren)
        (testamento|papeles|seguro de vida|contrasenas|asuntos|claves) ~4 (arreglad*|orden|listo|lista|listos|preparad*|escrito|hecho|despues)
        (regal*|reparti*|regalando|dado|doy) ~3 (mis cosas|todas mis|mi perro|mi gato|todo lo mio)
        (pronto|dentro de poco|esta noche|manana) ~3 (todo acabara|todo habra acabado|no estare|ya no estare|dejare de|descansare|se acaba todo|terminara todo|sere libre|ya no sere)
        (dejare|voy a dejar) de (ser|dar|molestar) ~2 (carga|problema*|molest*|problemas|estorbo|lata)
        (ultima|ultimo) (vez|mensaje|noche|navidad|carta|dia) ~3 (que|de mi|aqui|escribo|veas|vean|vida)
        (pastillas|pildoras|somniferos|medicamentos|frasco|blister|tranquilizantes|ansioliticos) ~4 (frente|mano|juntando|guardando|contando|tome|tomar|tomarme|trague|todas|todo|cuantas|lado|guardadas|ahorrando|mesa)
        (tome|tomado|trague|tomarme|tragado|tomo|tomar|cuantas|junto|juntando|guardo|cuento) ~4 (pastillas|frasco|somniferos|pildoras|medicamentos|blister|tranquilizantes|veneno|cloro|lejia)
        (cuerda|soga|cuchilla|navaja|arma|pistola|cuter) ~4 (preparad*|lista|mano|cajon|frente|munecas|venas|garaje|piel|muslo*)
        (cuchilla|navaja|cuter|tijeras) ~4 (brazo*|piel|muneca*|pierna*|alivio)
        (puente|azotea|balcon|vias|tren|metro|acantilado|precipicio|terraza|barandilla|ventana) ~6 (salt*|tirar*|lanz*|pienso|pensando|abajo|acabar|paz|dejar*|mirando|miro|rapido|facil|imagin*)
        (saltar|tirarme|lanzarme|mirar|miro|asomo|parada|parado|subo|subi) ~4 (puente|azotea|balcon|vias|tren|metro|vacio|ventana|barandilla|abajo)
        (volante|coche|carro|auto) ~5 (contra|arbol|muro|barranco|pilar|camion|estrellar*)
        (estrellar*|chocar|salirme) ~4 (contra|arbol|muro|camion|carretera|barranco)
        (me reunire|reunirme|estar|irme|ir) con ~3 (cielo|mas alla|murio)
        (tengo|ya) ~2 (un plan|fecha|el dia elegido|todo planeado|todo preparado|decidido el dia|elegida la fecha)
      `,
    },
    {
      reason: 'Otra persona quiere morir.',
      inDanger: 'other',
      phrases: `
        (se|quiere|va a|amenaza|intento|trato de|dice|dijo|piensa) ~4 (suicidar|suicidarse|matarse|ahorcarse|ahorcar|colgarse|tirarse|quitarse la vida|cortarse|hacerse dano|pegarse un tiro|lanzarse|morirse|suicidara|quitara la vida|matara)
        (el|ella|{kin}) ~5 (se va a|se quiere|se va|quiere|se intento) (matar|suicidar|ahorcar|colgar|morir|tirar|cortar|quitar la vida|morirse)
        {kin} ~5 (suicid*|quiere morir*|no quiere vivir|quitarse la vida|se corta|se autolesiona|acabar con todo|acabar con su vida|terminar con todo)
        (repite|dice|dijo|habla) ~4 (queda poco|mejor muert*|no quiere vivir|quiere morir*|no vale la pena|despedida|acabar con todo|no tiene sentido vivir|mejor sin el|mejor sin ella)
        (esta|anda|empezo a) (regalando|repartiendo|despidiendose) ~4
        se (toma|tomo|trago) ~3 (pastillas|frasco|veneno)
      `,
    },
    {
      reason: 'Un hijo que quiere morir.',
      inDanger: 'child',
      phrases: `
        mi (hijo|hija|nino|nina|hermanita|hermanito|sobrino|sobrina|nieta|nieto|adolescente) ~7 (morir|morirse|suicid*|matarse|cortarse|se corta|quitarse la vida|se autolesiona|desaparecer para siempre|no quiere vivir)
      `,
    },
  ],
};
