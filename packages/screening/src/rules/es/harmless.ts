import type { Harmless } from '../../phrases/language.ts';

/** Figures of speech in Spanish that sound like a danger. */
export const harmless: readonly Harmless[] = [
  {
    reason: 'Morir y matar son maneras de hablar.',
    phrases: `
      lo|la|los|las mato ,|!|> ~3 (jaja|jeje|otra vez|olvido|aniversario|ronca|toalla|platos)
      (me|nos) (mata|matan|esta matando|estan matando|mato) (de|la|el|su|sus|tu|con|esta|esa|que|con sus)
      (rutina|silencio|distancia|calor|espera|curiosidad|aburrimiento|trabajo|celos|estres|suegra) ~2 (me|nos) (mata|esta matando|matan)
      (me muero|muero|morir|morirme|morirse|muerto|muerta|morimos|muriendo|murio) (de|por) (risa|verguenza|ganas|hambre|sueno|amor|celos|calor|frio|aburrimiento|pena|envidia|sed|ternura|nervios|cansancio|el|ella|verte|verlo|ti|un|una|las|los|saber|besar*|conocer*)
      muero por
      para morirse
      (muerto|muerta) de (cansancio|risa|miedo escenico|hambre|sueno|frio|celos|verguenza)
      matar el tiempo
      (se|me) pego un tiro en el pie
      (tiro|disparo) en el pie
      hasta que la muerte
      (punalada|punaladas|apunalo|apunalado|apunalaron) ~1 (por|en) la espalda
      (pega|pego|pegan) (con|bien|mal) (la|el|mi|tu|su|mucho|todo)
      me pego (fuerte|duro) (la noticia|que|lo)
      (me|nos) (gano|gana|gane|golea|destroza|mata) ~1 (al|en el|a las|en) (ajedrez|tenis|padel|futbol|fifa|play|cartas|parchis|domino)
      (hijo|hija|nene|nena|nino|nina|bebe|gato|perro) ~5 (me|nos|le) (pego|pega|mordio|muerde|arano|pateo)
      llora cuando (yo|lo|la|le|los) ~5
      rompio el corazon
      tengo (13|14|15|16|17) anos y ~4 (gusta|enamorad*|novio|novia|soltera)
      (jaja|jajaja|jeje|es broma|en broma|de broma)
      (desaparecer|perderme|escaparme) (un|unos|el|por un) (fin|dia|dias|semana|par)
      no quiero (seguir|vivir|estar) (asi|aqui en|con el|con ella|juntos|separados|en esta ciudad|en casa de|enojados|peleando)
      (miedo|panico|terror|pavor|temo) (de|a|al) (que me deje|perder*|quedarme sol*|estar sol*|compromiso|rechazo|fracaso|decir*|hablar|volar|enamorarme|futuro|dentista|oscuridad|matrimonio|equivocarme|ser)
      (miedo|temo) (de)? que (me deje|ya no|no me|se vaya|se canse|se enoje|me engane|conozca|se aburra|no quiera)
    `,
  },
  {
    reason: 'No, y ya no.',
    phrases: `
      (no|nunca|jamas|ni|tampoco) ~1 (me|le|la|lo|nos|les)? (voy|vamos|pienso|quiero|va|puso|pone)? ~1 (a)? (hacer dano|hacerme dano|suicidar*|matarme|matar|pegar|pego|pega|pegaron|pegue|golpear|golpeo|golpea|lastimar*|levanto|levantado|levantar|tocar|toco|amenazo|amenaza|abuso|violento|maltrato|forzo|obliga|puesto|puso) ~3
      (no|nunca) ~2 (tengo|tiene|tenia|tengas) (miedo|pensamientos|ideas|panico)
      hace ~1 (anos|tiempo|decadas|mucho) ~6
      (anos|tiempo) atras ~4
      cuando (era|eramos|yo era|fui) (nino|nina|pequeno|pequena|joven|adolescente|chico|chica|chiquita) ~8
      (abuelo|abuela|tio|tia|primo|padre|madre|hermano|hermana|amigo|bisabuelo) se (suicido|mato|ahorco|quito la vida)
    `,
  },
];

/** Words that show that a sentence is about fiction. */
export const fiction = `
  (pelicula|serie|novela|libro|documental|podcast|telenovela|obra|cuento|capitulo|reportaje|noticia|noticias|personaje|protagonista|netflix|videojuego|juego) ~8
  (vimos|vi|viendo|leyendo|lei|leimos|ver|leer|escribo|escribiendo) ~1 (una|un|la|el|esa|ese) (pelicula|serie|novela|libro|documental|obra|reportaje)
`;
