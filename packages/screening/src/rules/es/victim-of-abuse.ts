import type { RulesOfKind } from '../../phrases/language.ts';

export const victimOfAbuse: RulesOfKind = {
  kind: 'victim_of_abuse',
  rules: [
    {
      reason: 'Violencia, amenazas y armas contra quien escribe.',
      inDanger: 'writer',
      phrases: `
        me {hit} ~2
        me (ha|habia|han|hubiera) {hit}
        (pegarme|golpearme|empujarme|patearme|abofetearme|maltratarme|agredirme|estrangularme|ahorcarme|asfixiarme|lastimarme|matarme a golpes)
        me {choke}
        me (rompio|quebro|fracturo|partio|disloco|tumbo) ~3 (costilla*|brazo|nariz|diente*|mano|dedo*|pierna|mandibula|labio|boca|cara|muneca|timpano)
        me (quemo|corto|apunalo|drogo|ato|amarro|grabo|encadeno) ~3
        {weapon} ~2 (a|en|por) mi (portal|casa|puerta|trabajo|cuello)
        me (ha|habia)? (agarro|agarra|cogio|coge|apreto|aprieta|tomo|sujeto|sujeta|apretado|agarrado) ~2 (cuello|garganta|pelo|brazo|brazos|munecas|cara|contra|fuerza)
        (manos|mano|almohada|cinturon) ~3 (cuello|garganta|boca|cara) ~3
        (sin aire|no podia respirar|no me dejaba respirar|casi me desmayo|me desmaye)
        me (tira|tiro|lanza|lanzo|avienta|avento|arroja) ~2 (cosas|platos|al suelo|por las escaleras|contra|algo|encima|objetos|el)
        (rompe|rompio|golpea|patea|tumba|destroza|destrozo|revienta|tira abajo|tiro abajo|da punetazos|aporrea) ~3 (puerta|pared|paredes|mis cosas|mi telefono|mi celular|mi movil|muebles|platos|ventana|todo cuando)
        (moretones|moretes|morados|moraton*|cardenales|hematomas|marcas|golpes|ojo morado|labio roto|nariz rota) ~6
        (maquillo|maquillaje|base|mangas|bufanda|gafas|panuelo) ~5 (morad*|moret*|cuello|marcas|golpes|ojo|brazo*|tapar|cubrir|ocultar|verano|calor)
        (digo|dije|decir|conte|invento) ~4 (torpe|me cai|caida|escaleras|puerta|tropece)
        (me|nos) (amenaza|amenazo|amenazado|amenazan|amenazaba) ~6
        (ha|me) amenazado
        (amenaza|amenazas|amenazo|amenaza con) ~3 (muerte|matarme|matarnos|con un|con una|publicar|quitarme|denunciarme|hacerme|echarme|llevarse|de muerte|golpearme|contar)
        (me|nos) (va|voy|van|quiere|intento|juro|dijo que) ~4 (matar|a matar|matarme|matara|enterrar|pegar|apunalar|quemar)
        (dice|dijo|jura|grita|avisa|escribe) ~3 (me)? (mata|matara|va a matar|matarme|me va a|hara dano|encontrara|arrepentir)
        (si|como) (lo dejo|la dejo|me voy|hablo|digo|denuncio|lo denuncio|me separo|lo cuento|vuelvo a|me niego|desobedezco|me equivoco|salgo) ~6 (mata|matar|quita|hijos|pega|castiga|encuentra|arrepent*|pagar|publica|denuncia|muerta|culpa|consecuencias)
        {weapon} ~6 (me|mesa|cuello|cama|apunt*|amenaz*|encima|cabeza|discut*|saca|saco|muestra|limpia)
        (me|nos) (apunto|apunta|apuntaba|saco|puso|enseno) ~2 ({weapon}|con)
        (ayer|anoche|luego|y) me (apunto|apuntaba)
        (ser mia|no eres mia|no seras de nadie|de nadie mas|si no es mi* no)
        (accidente|accidentes) ~4 (pasan|pasa|ocurren|nadie sospech*|carretera|parece*)
        mato (a)? mi (perro|gato|mascota|conejo|pajaro)
        (patea|pega a|golpea|mato|ahogo) (a)? (mi|al|nuestro|la) (perro|gato|mascota|perra|gata)
      `,
    },
    {
      reason: 'Sexo contra su voluntad.',
      inDanger: 'writer',
      phrases: `
        (me|nos) (viola|violo|violaba|violaron|violado|fuerza|forzo|abusa|abuso de mi|manosea|manoseo|toca mientras|penetra)
        (me obliga|obliga|obligo|fuerza|presiona|me hace) ~3 (sexo|relaciones|acostarme|a tener|coger|follar|cama|intimidad|hacerlo|desnud*)
        (sexo|relaciones|acostarse|intimidad) ~5 (no quiero|digo que no|fuerza|obliga|dormida|aunque|dormido|lloro|obligacion|deber)
        (digo|dije|diga) ~3 (no quiero|que no|no) ~4 (insiste|sigue|igual|me rindo|continua|no para|le da igual|lo hace)
        (insiste|presiona) hasta que (me rindo|cedo|acepto|digo)
        (aunque|mientras) (digo que no|lloro|duermo|estoy dormida|no quiera|no quiero)
        (hacerme|me hago) la dormida
        (miro|mirando) al? techo
        (es|sera) violacion
      `,
    },
    {
      reason: 'Vigilada, seguida, controlada, encerrada.',
      inDanger: 'writer',
      phrases: `
        (me|nos) (sigue|persigue|acosa|acecha|espia|vigila|rastrea|seguia|siguio|perseguia|acosaba|espera|esperaba) ~3 (a todas|todos|por|a la|fuera|afuera|en mi|calle|trabajo|casa|>|siempre|desde|coche|carro|con|cada|donde)
        (acosador|acoso|orden de alejamiento|orden de restriccion|orden de proteccion)
        (aparece|se presenta|se aparece|espera|merodea|pasa) ~3 (en mi trabajo|afuera|fuera de mi|donde estoy|donde voy|en la puerta|mi casa|por mi casa|mi portal)
        (me)? (controla|revisa|vigila|lee|registra|rastrea|mira|checa|espia|hackeo|maneja) ~2 (mi|mis|todo lo que|hasta con|hasta mi) ~1 (celular|movil|telefono|dinero|ropa|mensajes|whatsapp|ubicacion|correo|horarios|gastos|cuentas|cuenta|redes|bolso|sueldo|llamadas|hago|quien) ~4
        me (controla|revisa|vigila|registra|checa) ~1 (el|la|los|las|todo|hasta) ~3
        (no me deja|nunca me deja|ni me deja|no me permite|me prohibe|prohibio|me prohibio|prohibe|no puedo salir|no me dejan|tengo prohibido|solo me deja) ~2 (salir|ver|trabajar|hablar|ir|tener|usar|visitar|estudiar|manejar|conducir|mi|mis|con|sola|solo|casa|celular|movil|vestir*|poner*|dinero|amigas|amigos|familia|de casa|nada|maquillar*)
        (no puedo|sin) ~3 (su permiso|pedirle permiso|que el me|permiso)
        (pedir|pido|pedirle) permiso ~4
        (me)? (quita|quito|quitado|esconde|escondio|retiene|rompio|guarda|tiene) ~2 (mi|el|las|los|mis|la) ~1 (celular|movil|telefono|llaves|dinero|pasaporte|documentos|papeles|tarjeta|tarjetas|sueldo|dni|cartera|coche|medicinas|pastillas|carro|identificacion)
        (me|nos) (encierra|encerro|encerrada|encerrado|deja encerrada|deja encerrado|tiene encerrada|echa|dejo encerrada) ~3
        (encerrada|encerrado) ~4 (llave|casa|cuarto|habitacion|bano|sin|el|cuando)
        (me castiga|castiga|castigo) ~4 (si|sin|cuando|por|comer|dormir|silencio|golpes)
        (me aislo|me aisla|aislada|alejo de|aleja de|perdi a mis amig*) ~4
        (decide|controla|elige) ~2 (con quien|que me pongo|que ropa|como me visto|cuando|a quien|todo lo que|cada euro|cada peso|cada centavo|lo que gasto|mi dinero)
        (foto|fotos|ubicacion|videollamada|localizacion) ~5 (donde estoy|cada vez|demostrar|probar|cada hora|todo el tiempo|cuando salgo)
        (publicar|difundir|subir|mandar|ensenar|enviar) ~3 (mis fotos|fotos intimas|fotos desnuda|mis videos|intimas|videos intimos|mis nudes)
        (borra|borrar|borren|elimina) ~3 (chat|conversacion|esto|mensajes) ~6
        (casarme|casar|matrimonio) ~4 (obligan|obliga|fuerza|forzado|a la fuerza|no conozco|sin querer)
        me (humilla|insulta) y ~4 (pega|encierra|amenaza|controla|deja)
      `,
    },
    {
      reason: 'Miedo en la propia casa, y alguien más que lo sufre.',
      inDanger: 'writer',
      phrases: `
        ({afraid}) ~1 (a|de|al|del|cuando) (mi|el|ella|su|sus|lo que|volver|llegar|que me|que llegue|que se|estar|ruido) ~1 ({kin}|haga|hace|casa|reaccion|reacciones|pegue|mate|lastime|llega|llegue|llaves|llave|bebe|toma|enoje|enfade|hacerme|hacer|sola|solo|puede|pueda|>)
        (le|les) (tengo|tenemos) (miedo|panico|terror|pavor) ~3
        (me da|da|tengo) miedo ~2 (mi {kin}|volver a casa|llegar a casa|que me|dejarlo|dejarla|decirle que no|dormir|cuando)
        (vivo|vivimos) con (miedo|terror)
        (no provocarlo|no provocarla|no enojarlo|no hacerlo enojar|no molestarlo|para que no se enoje|para que no se enfade|no enfadarlo|no alterarlo|no provoque|para no provocar) ~8
        (que hago|hacer) para no (provocar*|enojar*|molestar*|enfadar*|alterar*) ~6
        (llaves|llave|pasos|coche|carro|puerta) ~4 (tiemblo|miedo|panico|me paralizo|nauseas|escondo|encojo|ansiedad)
        (ando|camino|vivo) (con pies de plomo|sobre cascaras|de puntillas|pisando huevos)
        (escapar|huir|escaparme|salir de aqui|irme sin que|refugio|casa de acogida) ~4 (el|ella|casa|hijos|se entere|maltrat*|mujeres|sin)
        (violencia|maltrato) (domestica|de genero|machista|fisica|fisico|psicologico)
        (se pone|es|esta|era|vuelve) (muy)? (violento|violenta|agresivo|agresiva) (conmigo|cuando|si|y|>)
        (me escondo|escondida|escondido|encerrada) ~4 (bano|armario|cuarto|de el|de ella|vecina|coche)
      `,
    },
    {
      reason: 'Otra persona sufre violencia de alguien cercano.',
      inDanger: 'other',
      phrases: `
        (mi|su|a mi|a la|una|la) ~1 (hermana|hermano|amiga|amigo|madre|mama|hija|vecina|prima|tia|suegra|cunada|companera|abuela) ~6 (le|la|lo) ~1 ({hit}|{choke}|amenaza|maltrata|viola|controla|encierra|rompio|acosa)
        (su|el) (marido|novio|pareja|esposo|ex|mujer|novia) ~2 (la|lo|le) ~1 ({hit}|{choke}|amenaza|amenazo|maltrata|viola|mata|encierra|controla|acosa)
        (mi padre|mi papa|mi padrastro|el|mi hermano) ~1 (le|la) ~1 ({hit}|{choke}) ~1 (a)? (mi|la) (mama|madre|hermana|mujer)
        (hermana|amiga|madre|mama|hija|vecina|prima|tia|companera) ~6 (maltratada|golpeada|moretones|moraton*|violencia|miedo a su|miedo de su|no la deja|encerrada|apanalada)
      `,
    },
  ],
};
