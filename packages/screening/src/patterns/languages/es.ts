import type { PatternLanguage } from '../notation.ts';

/** Spanish of Spain and Latin America, with chat spelling. */
export const spanish: PatternLanguage = {
  code: 'es',
  lists: {
    not: `no|nunca|jamás|nadie|sin|tampoco|ni|ningún|ninguna|dej[o|a|ado|ar] de`,
    // People
    pareja: `marido|esposo|novio|ex|exmarido|pareja|mujer|esposa|novia|exmujer|exnovia|ex novia|señora
      compañer[o|a]|pololo|polola|chic[o|a]`,
    familia: `padre|madre|papá|mamá|mami|padrastro|madrastra|herman[o|a] mayor|herman[o|a]|tí[o|a]|prim[o|a]
      abuel[o|a]|suegr[o|a]|cuñad[o|a]|yerno|nuera|jef[e|a]|vecin[o|a]|profe|profesor|entrenador|amá|padrino
      papás|padres|amig[o|a]|colega|vieja|viejo|compañer[o|a] de piso`,
    quien: `él|ella|mi <pareja>|mi <familia>|mis <familia>|el (novio|marido|ex|padre) de mi (madre|mamá|hija
      hermana|amiga|hijo|hijos)`,
    lo: `a (mi|mis|su|sus) (<pareja>|<familia>)|a (alguien|todos|ese|esa)|(al|a la) (tipo|cabrón|hijo de puta
      que|amante|otro|otra|vecino|zorra)`,
    chico: `hij[o|a|os|as]|niñ[o|a|os|as]|bebé[s]|nen[e|a|es|as]|guagua|peque|pequeñ[o|a|os]|chamac[o|a|os]
      hijastr[o|a|os]|sobrin[o|a|os]|niet[o|a|os|as]|hermanit[o|a|os]|recién nacido|gemelos|crí[o|a|os]
      adolescente`,
    nino: `(mi|mis|su|sus|nuestro|nuestra|nuestros|el|la|los|las|un|una) <chico>`,
    'al-nino': `a <nino>|al <chico>`,
    solo: `sol[o|a|os|as]|solit[o|a|os]`,
    joven: `9|10|11|12|13|14|15|16|17|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete`,
    adulto: `20|21|22|23|24|25|26|27|28|29|30|32|35|40|45`,
    padres: `(mi|mis) (papá|mamá|padre|madre|padrastro|madrastra|papás|padres|mami|papi|abuela|amá|apá)`,
    // Blows
    golpe: `(un|una|unos|unas|dos|tres|otro|otra|de)? (bofet*|cachet*|puñet*|patad*|golp[e|es|iza]|guantaz*
      hosti*|tortaz*|sopap*|trompad*|manotaz*|correaz*|cintaraz*|paliza*|madriza|cabezaz*|navajaz*|puñalada*
      nalgada*|chanclaz*|piñas|azotes|mordisco)`,
    'a-golpes': `golpes|palos|patadas|trompadas|piñas|putazos|combos|hostias|puñetazos|cachetadas|correazos
      puñaladas|guantazos|bofetadas|puños`,
    da: `d[a|io|aba|an|ieron|ado]|met[e|io|ido]|solt[o|aba|ado]|suelta[n]|propin[a|o]|peg[ado]|clav[a|o]
      plant[o|a]|mand[o]`,
    cinto: `(el|la|un|una|su|los) (cinturón|cinto|correa|cable|palo|hebilla|chancla|vara|manguera|bastón|puño
      puños|escoba|fierro|martillo|bate|plancha|cuchara)`,
    golpea: `golpe[a|o|aba|an|aron|ado|ando]|maltrat*|ahorc*|estrangul*|abofete*|pate[a|o|aba|ado|aron|ando]
      zarande*|zamarre*|madre[a|o|ado]|apuñal[a|o|ado]|agred[e|io|ia|ido]|manose*|viol[ó|ado|aba|aron]
      acuchill*`,
    pega: `<golpea>|peg[a|o|aba|an|aron|ado|ando]|viola|fuerza|forz[o|aba|ado]|escup[e|io]|cascó`,
    pegar: `pegar|golpear|violar|ahorcar|estrangular|apuñalar|forzar|quemar viva|matar|envenenar|disparar
      partir la cara|echar ácido|dar <golpe>|empujar|desfigurar|rajar la cara`,
    pegarme: `pegar[me|nos]|golpear[me|nos]|violarme|ahorcarme|estrangularme|matar[me|nos]|quemarme|apuñalarme
      lastimarme|hacerme daño|tocarme`,
    'va-a': `quiere|quiso|quería|vuelve a|volvió a|empezó a|suele|intenta|intentó|trató de|trata de|llegó a
      ha (intentado|querido|vuelto a)|amenaza con|amenazó con|capaz de|planea`,
    pegue: `pegue|golpee|maltrate|viole|ahorque|queme|mate|lastime|haga (daño|algo)|peguen|maten
      levante la mano|apuñale|busque`,
    mata: `mat[a|aba|an|ará|aría|e]|(va a|iba a|van a) (<pegar>|cortar el cuello|quemar|meter un tiro
      pegar un tiro)|pega un tiro|quiebra`,
    dice: `dice[n]|dijo|dicho|jura|juró|decía|escrib[e|ió]|escrito|repite|advirtió|prometió|diciendo|avisó
      amenaza con|amenazó con|amenaza`,
    agarra: `agarr[a|ó|aba|é]|agarrado|cog[e|ió|ido|í]|tom[ó|ado|é]|aprieta|apret[ó|ado|é]|jal[a|ó|ado|é]
      tir[a|ó|ado|é]|arrastr[a|ó|ado|é]|sujet[a|ó|é]`,
    cuello: `(del|por el|por los|de las|de la|por la) (cuello|pelo|pelos|cabello|greñas|garganta)|el cuello`,
    empuja: `empuj[a|ó|aba|ado|é]|tir[a|ó|ado|é]|avienta|avent[ó|é]|arroj[ó]|estamp[a|ó|é]|estrell[ó|é]
      lanz[ó|é]`,
    contra: `contra (la|el|una|un)|al (suelo|piso)|(por|de) las escaleras|escaleras abajo`,
    rompe: `romp[e|ió|í]|roto|part[e|ió|í]|partido|quebr[ó|é]|revent[ó|é]|torció|tuerce|retuerce|abrió|abrí`,
    hueso: `nariz|brazo|costilla[s]|mandíbula|labio|ceja|diente[s]|dedo|muñeca|pierna|cara|boca|jeta|mano
      cabeza`,
    arma: `cuchillo|pistola|arma|escopeta|navaja|machete|tijeras|fierro|martillo|hacha|bate|tenedor|botella`,
    marcas: `moretones|moretón|moratones|ojo morado|ojo negro|quemaduras|marcas|el labio partido
      el brazo roto`,
    // Suicide
    quiero: `quiero|quisiera|kiero|qiero|prefiero|preferiría|pienso|pienso en|pensé en|pensando en|pensado en
      pensar en|intenté|intento|(he)? intentado|ganas de|a punto de|decidí|decidido|planeo|planeando|pensado
      traté de|idea de|fantaseo con|plan para|pensamientos de|imagino|merezco|mejor|quise|estoy por`,
    'me-quiero': `quiero|kiero|qiero|quise|quería|quisiera|dan ganas de|intenté|he intentado|pienso
      quiero puro`,
    morir: `morir[me]|estar muert[o|a]|dejar de (vivir|existir)|no (despertar|existir|estar viv[a|o]
      haber nacido)|irme de este mundo|dormir[me] (y|para) no despertar|desaparecer (para siempre
      de este mundo)`,
    suicidar: `suicidar|suisidar|ahorcar|colgar|quitar (la vida|de en medio)|matar|cortar las venas|(pegar|dar
      meter) un (tiro|balazo)|(tirar|lanzar|aventar|botar) <salto>`,
    suicidarme: `suicidar[me|nos]|suisidarme|ahorcarme|colgarme|quitarme (la vida|de en medio)|ahogarme
      matarme|cortarme (las venas|las muñecas)|(pegarme|darme|meterme) un (tiro|balazo)|dispararme
      (tirarme|lanzarme|aventarme|arrojarme|saltar) <salto>|(acabar|terminar) con (mi vida|todo
      esta vida)|poner[le] fin a mi vida|tomarme <muchas>`,
    suicido: `suicido|pego un (tiro|balazo)|meto un tiro|quito la vida
      tiro (del puente|al (metro|tren)|a las vías)`,
    suicidarse: `suicidarse|ahorcarse|quitarse (la vida|de en medio)|cortarse las (venas|muñecas)
      (pegarse|darse|meterse) un tiro|(tirarse|lanzarse|aventarse) <salto>|autolesionarse`,
    'se-quiere': `quiere|kiere|va a|iba a|intentó|quiso|ha intentado|quería|puede`,
    quiere: `quiere|kiere|intentó|intentado|quiso|prefiere|piensa|piensa en|amenaza con|amenazó con|habla de
      trató de|capaz de`,
    'se-mata': `<suicidarse>|<quiere> (matarse|morir[se]|hacerse daño|cortarse|colgarse|dejar de vivir
      estar muert[o|a])|se <se-quiere> <suicidar>|se (quiere|kiere) (morir|cortar)|se (corta|cortó
      ha cortado) <piel>|se hace (cortes|daño)|se autolesiona|se (suicida|ahorca|quita la vida|mete un tiro
      pega un tiro)|se tir[a|ó] (del puente|al (metro|tren)|a las vías)|se (tomó|tragó|ha tomado) <muchas>
      (ya)? no quiere (seguir)? (vivir|viviendo|existir|viv[a|o])|acaba con su vida|(ideas
      pensamientos) suicidas`,
    salto: `(del|de un|de una|desde el|desde un|desde la|por el|por la|de la|al|a la|a las|al) (puente|balcón
      ventana|metro|tren|vías|vía|azotea|terraza|edificio|viaducto|camión|río|barranco|techo|carretera)`,
    muchas: `(todas|todo|un montón|muchas|demasiadas|un frasco|el frasco|una caja|la caja|un bote|un puñado|20
      30|40|50|veinte|treinta|cuarenta|cincuenta|un blíster) (de|las|los|el|mis|sus|entero)? <pastillas>`,
    pastillas: `pastillas|paracetamol|somníferos|medicamentos|medicinas|ansiolíticos|antidepresivos|rivotril
      frasco|veneno|entero`,
    piel: `(los|las|el|la|mis)? (brazos|brazo|muñecas|muñeca|piernas|pierna|muslos|muslo|piel|antebrazos|venas
      barriga)`,
    fotos: `(mis|las|unas|nuestras|el|un|los|mi)? (fotos|videos|vídeos|video|vídeo) (íntim*|desnud*|privad*
      sexual*|mí[o|a]s|mío)|mis (nudes|fotos|videos|vídeos|desnudos)|mi pack`,
    publicar: `subir|publicar|difundir|enviar|mandar[le]|pasar[le]|mostrar[le]|compartir|enseñar`,
    sexo: `tener (relaciones|sexo)|hacer cosas|hacerlo|acostarme|prostituirme|abortar|casarme|desnudarme
      arrodillarme|embarazarme`,
    control: `pasaporte|sueldo|dinero|plata|tarjeta[s]|documentos|papeles|llaves|pensión|dni|salario|cédula
      visa|medicinas|nómina`,
    dormir: `somníferos|jarabe para dormir|pastillas|clonazepam|alcohol|cerveza|vino|gotas para dormir
      tranquilizantes|rivotril|drogas`,
    miedo: `miedo|terror|pánico`,
  },

  negation: `
    <not>
    <not> (me|se|lo|la|le)
    <not> (me|se|lo|la|le)? (ha|han|había|haya)
    <not> (es|digo|dije|dice|dijo|creo) que
    <not> (tengo|tiene|hay|siento|quiero|tengo ganas de|tiene ganas de|he intentado|intentó)
  `,

  harmless: `
    (morir|morirme|muero|morirse|matarme) de (la)? (vergüenza|risa|pena|miedo|frío|hambre|amor|ganas|celos
      aburrimiento|sed|sueño|ternura|calor|viej[a|o]|lo)
    (morir|morirme) (ahí|por|contigo|feliz|tranquil[a|o]|en paz|jaj*|sin|si (le|no le) gusta)
    me peg[a|o] (el|la|duro|un (susto|grito|tubazo)|unos sustos|que|una (siesta|ducha|llorera)|sus|su
      manotazos|con cariño)
    (me|le|la|lo) golpe[a|o] (duro|fuerte)? (la (noticia|realidad|vida|soledad|ola|pelota)|el)
    me ahorca (la|el|los)
    me (mata|ahorca|apuñaló|golpea) (siempre|por la espalda|en el (juego|play|fifa)|con (los gastos
      una zanahoria|amor))
    (gato|gata|perro|perra|gatito|bebé) me (<pega>|sigu[e|ió]|tiró)
    (hij[o|a]|niñ[o|a]|niet[o|a]) de (<joven>|2|3|4|5|6|7|8|dos|tres|cuatro|cinco|seis|siete|ocho) (años
      meses)? (me|le|nos) <pega>
    me violaron la (confianza|intimidad)
    <golpe> (de (suerte|realidad|calor|estado|humildad)|bajo|por la espalda|trapera|al corazón|en el (corazón
      orgullo)|sin querer|al micro)
    <golpe> (al|en el|jugando al) (parchís|fifa|ajedrez|tenis|pádel|play|dominó)
    (matarme|me mato|se mata) (trabajando|estudiando|a trabajar|en el (gym|gimnasio)|a dieta|limpiando|por)
    cortarme (el|un|las) (pelo|poco|cabello|flequillo|uñas|rollo)
    suicidio (en la|en el|de la|profesional|político)
    (prevención|película|libro|documental|serie|tasa|línea|charla) (del|de|sobre el|sobre) suicidio
    (vivir|viviendo) (más)? (así|con|en|aquí|ahí|juntos|de|eso|lejos|una|un|el|la|como|separad*|sol[o|a]
      conmigo|esto|mintiendo|entre|pendiente)
    jugar a que me ata
    casi me pego un tiro
    le pegu[é] (un (corte|grito|susto)|a la)
    (empuja|empujó|empujado) a (ser|hacer|mejorar|estudiar|seguir|salir|buscar|crecer|la)
    (hacerme|hacerle|haga) daño (si le|emocional*|sin querer|la leche|verlo|que)
    tengo <joven> años (de|casad*|en|con|siendo|viviendo|sin|trabajando|más|menos|junt*)
    amenaz[a|ó|ado] con (no|apuntar*|cantar*|hacerme (croquetas|cosquillas)|comer*)
    encerrad[a|o] en casa sin querer
  `,

  elsewhere: `
    (en|de|vi|viendo|vimos) (la|una|esta|el|un|este) (película|peli|novela|serie|libro|obra|sueño|pesadilla
      videojuego|juego|canción)
    (soñé|he soñado|soñaba) (con)? que?
    (el|la) (protagonista|personaje|actor|actriz)
    cuando tenía (<joven>|19|20|21|veinte|diecinueve|veintiún) años
    hace (8|<joven>|20|30|ocho|diecinueve|veinte|treinta|muchos) años (mi primer|intenté|tuve|estuve|fui
      , mi ex|que no)
    cuando (yo)? (era|éramos) (niñ*|chic*|pequeñ*|joven|adolescente|un|una)
    (de|desde) (niñ[a|o]|pequeñ[a|o]|chic[a|o]|chiquit[a|o]|adolescente)
    (en mi|de) (infancia|niñez|adolescencia|juventud|joven)
  `,

  childWrites: `
    tengo (solo|apenas|ya|casi)? <joven> (años|añitos|y|,|pero)?
    soy menor de edad
    (voy|estoy) en (primaria|secundaria|la secu)
  `,

  patterns: [
    {
      name: 'wish to die',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        <quiero> <morir>
        me <me-quiero> morir
        (ya)? no (quiero|kiero|aguanto|deseo|merezco) (más)? (seguir)? (vivir|viviendo|existir|viv[a|o]
          estar viv[a|o])
        (no (tengo|me quedan)|perdí las|sin) (ganas de|motivos para|razones para) vivir
        ojalá (yo)? (me muera|me muriera|no despert[ara|ase]|no despierte|estuviera muert[a|o]
          no hubiera nacido)
        (todos|mundo|familia|hijos|niños|padres|papás) [~2] mejor sin mí
        mejor (si)? (estuviera|estaría|estoy)? muert[a|o]
        (tengo|con|tuve|siento|unas|mis) [~2] (pensamientos|ideas) (suicidas|de suicidio)
        (pienso|pensando|pensado|pensar|pensé|planeo|planear|ideas) [~2] (en|mi|el|de) suicidio
        no (quisiera|quiero) (volver a)? despertar[me]
      `,
    },
    {
      name: 'plan or attempt to kill oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (<quiero>|voy a|iba a) <suicidarme>
        (suicidar[me|nos]|quitarme la vida|cortarme las venas|suisidarme)
        me (<me-quiero>|voy a|iba a|podría) <suicidar>
        me <suicido>
        (hoy|mañana|esta noche|yo|o|entonces|así que|día) me mato
        si [~6] me mato
        (carta|nota) de suicidio
        mi (último|primer|segundo)? intento de suicidio
        sobredosis (de <pastillas>|anoche|ayer|hoy|pensada|a propósito)
        me (he)? (tomé|tomado|tragué|tragado|metí) [~1] <muchas>
        (guardando|juntando|ahorrando|acumulando|contando|contado|guardado) [~2] <pastillas>
        (compré|preparé|até|amarré|tengo lista|tengo preparada) (una|la) (soga|cuerda)
      `,
    },
    {
      name: 'hurts oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        me (he|estoy|volví a|vuelvo a|quiero|sigo)? (corto|corté|cortado|cortando|cortar|quemo|quemé
          quemado) <piel>
        me (hago|hice|he hecho) (cortes|cortadas|heridas) (en|con|para|cuando)
        me corto (a escondidas|en el baño|para)
        me corté (otra vez|de nuevo|profundo|muy profundo|anoche|feo|a propósito)
        <quiero> (cortarme|lastimarme|hacerme (daño|cortes)|autolesionarme)
        (llevo|sigo|empecé a|volví a|vuelvo a) [~2] (cortándome|cortarme|lesionarme|hacerme cortes)
        me (autolesiono|autolesioné)
        me (lastimo|lesiono|hago daño) (a propósito|con|para|cuando|a mí)
        me quem[o|é] con (un|el|la)? (cigarro|cigarros|cigarrillo|mechero|encendedor)
        me (golpeo|doy) [~3] contra la pared
      `,
    },
    {
      name: 'another person may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'other',
      lines: `
        <se-mata>
        <quien> [~4] <se-mata>
        <dice> [~4] <se-mata>
        (<dice>|publicado) que [~2] se (mata|va a matar|mataba|colgaba|quiere morir)
        (su|otro) (intento|carta|nota) de suicidio
        te (quieres|querés) (suicidar|matar|morir)
      `,
    },
    {
      name: 'a child may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'child',
      lines: `
        <nino> [~7] <se-mata>
        <nino> [~5] (cortes|cortadas|cicatrices) en (los|las|su|sus|la) (brazos|muñecas|piernas|muslos
          barriga)
      `,
    },
    {
      name: 'the writer has hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        (le|la|lo|les|los|las) (pegué|golpeé|abofeteé|pateé|ahorqué|estrangulé|violé|apuñalé|zarandeé)
        (le|la|lo|les) (he|había) <pega>
        (le|la|lo) (volví a|he vuelto a|vuelvo a|empecé a|llegué a|tuve que) (pegar|golpear|ahorcar|forzar)
        (le|les) (he)? (di|doy|metí|solté|dado|metido|pegué|tiré|meto) [~1] <golpe>
        (golpeé|apuñalé|maltraté|estrangulé|violé|golpeo|maltrato|empujé|zarandeé|abofeteé|agredí
          castigo) <lo>
        le peg[o|ué] a mi <pareja>
        (la|lo|le) (he)? (empujé|tiré|aventé|estampé|estrellé|empujado) [~2] <contra>
        (la|lo|le) (he)? (agarré|cogí|apreté|tomé|agarrado|jalé|arrastré|cogido) [~1] <cuello>
        le (he)? (rompí|partí|quebré|abrí|reventé|roto|partido) [~1] <hueso>
        le (puse|apunté|amenacé|clavé|saqué) [~2] <arma>
      `,
    },
    {
      name: 'the writer may hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        (la|lo|los|las) (voy a|quiero|pienso|podría) (apuñalar|golpear|violar|quemar|envenenar|quebrar
          desfigurar|ahorcar|madrear)
        le (voy a|quiero|pienso) (pegar|partir la|romper la|meter un|echar ácido|cortar el|clavar|disparar
          dar <golpe>)
        (ganas de|intenté|pienso en|pensando en|planeo|impulso de|a punto de|sueño con) (matarl[o|a]
          apuñalarl[o|a]|golpearl[o|a]|pegarle|violarla|ahogarl[o|a])
        (<quiero>|voy a) (matar|apuñalar|golpear|violar|estrangular|ahogar|envenenar|quemar|asesinar
          hacerle daño|pegarle) <lo>
        si [~6] (la|lo|los) (mato|quiebro|apuñalo|quemo)
        (juro que|un día|antes|hoy|mañana|noche) (la|lo|los) mato
        <miedo> (de|a) (lastimarl[o|a]|pegarle|matarl[o|a]|golpearl[o|a])
        (compré|tengo|conseguí|llevo|cargué|afilé) [~2] <arma> [~4] (matar*|para (ella|él|ese|esa))
        (voy a|quiero|pienso) (quemar|incendiar) (la|su|el) (casa|coche|carro|negocio)
        (quiero|ojalá) (verl[o|a]|ver) muert[a|o]
      `,
    },
    {
      name: 'somebody announces to kill others',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        <dice> [~1] que (lo|la)? va a (matar|quemar|apuñalar|golpear) (a (su|mi|sus|mis|todos|la|una|los)
          la casa)
      `,
    },
    {
      name: 'hits the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (me|nos) (ha|han|había|habían|haya|está|sigue|anda)? <pega>
        me (ha|han|había)? <da> [~1] <golpe>
        me (ha)? [~1] <golpe> (en (la|el)|porque|cuando|por|delante|que)
        me (ha)? [~2] a <a-golpes>
        (me|y) (da|dio|daba|dan|castiga) con <cinto>
        me (dio|da) (duro)? en la (cara|barriga|cabeza|panza|jeta|boca)
        me (ha)? <agarra> [~1] <cuello>
        me (ha)? <empuja> [~1] <contra>
        me (ha)? empuj[a|ó|aba|ado] (y|cuando|fuerte|si|delante|hasta|otra)?
        me (ha)? <rompe> [~2] <hueso>
        me (dejó|deja|ha dejado) [~2] (<marcas>|inconsciente|sangrando)
        (me|nos) (ha)? (levant[a|ó|ado]|alz[a|ó|ado]) la mano
        me (ha)? quem[a|ó|ado] [~2] (con|cigarro[s]|cigarrillo|plancha|aceite|brazo|mano)
        me (ha)? (tir[a|ó|ado]|lanz[a|ó]|avienta|aventó) (cosas|platos|(un|una|el|la) (plato|botella|vaso
          celular|cuchillo|silla|aceite|plancha))
        abus[a|ó|aba|ado|aron] (sexualmente)? de mí
        me (toca|tocó|tocaba|penetra|penetró|coge|lo hace|lo hizo) (aunque|sin mi|mientras duermo
          cuando duermo|a la fuerza|dormida|y dice que)
      `,
    },
    {
      name: 'threatens or may kill the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (me|nos) (ha|han|había|está)? amenaz[a|ó|aba|an|aron|ado|ando]
        <va-a> <pegarme>
        me (<va-a>|puede) <pegar>
        <dice> [~1] que [~5] me <mata>
        (te voy a matar|voy a matarte|te voy a quebrar) (puta|zorra|perra|si)
        si (me voy|lo dejo|lo denuncio|hablo|me divorcio|me separo|cuento) [~3] me (mata|va a matar|matará
          pega|busca)
        me (va a matar|mata|matará) si (me voy|lo dejo|hablo|lo denuncio|cuento|me encuentra)
        (<miedo>|temo) [~3] que (él|ella|un día|mi <pareja>)? (me|nos) <pegue>
        me (ha)? (apunt[a|ó|aba|ado]|persigu[e|ió]|encañonó) con (un|una|la|el|su) <arma>
        me (puso|pone|sacó|saca|enseñó) (un|una|la|el|su) <arma>
        <arma> en (el|la|mi) (cuello|garganta|cabeza|cara|pecho)
      `,
    },
    {
      name: 'afraid of somebody at home',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        le tengo (mucho|tanto)? <miedo> (a (mi <pareja>|<padres>)|cuando|y|desde)
        (tengo|vivo con|siento) [~1] <miedo> (a|de) (él|mi <pareja>|<padres>|que llegue a casa)
        <miedo> (de|a) (volver a|llegar a|entrar a|estar en|regresar a) (mi)? casa
        no me siento (segur[a|o]|a salvo) (en (mi)? casa|con (él|mi <pareja>))
      `,
    },
    {
      name: 'controls the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (me|nos) (ha|tiene|tienen|deja|dejó|mantiene)? (encierra|encerr[ó|aba|ado|ada|aron]|encerrados
          atad[a|o]|ata|ató|amarra|secuestró|encaden*)
        me tiene (vigilad[a|o]|sin (dinero|comer|zapatos|llaves|teléfono)|prisionera|amenazad[a|o]
          controlad[a|o])
        no me deja[n] (ni)? (salir (de|sola|con|ni)|ver a (mi|mis) (familia|madre|padres|amig[as|os])|trabajar
          hablar con (mi|mis|nadie)|tener (dinero|amig[os|as]|celular|llaves))
        me (ha)? (quit[a|ó|aba|ado|aron]|escond[e|ió|ido]|retiene|guarda|controla|robó|maneja|cobra) [~1] (el
          la|los|las|mi|mis) <control>
        (tiene|guarda|escondió|retiene) (mi|mis) (pasaporte|documentos|papeles|dni|visa)
        me (revisa|controla|vigila|espía|rastrea) (el|todo|hasta|la|los)? (celular|móvil|teléfono|mensajes
          whatsapp|dinero|ropa|llamadas)
        (puso|instaló|pone|metió|escondió) [~2] (gps|cámaras|cámara|rastreador|airtag|localizador|app espía)
        me (ha)? (obliga[n]|oblig[ó|aba|ado]|quieren obligar|fuerza|forzó) a <sexo>
      `,
    },
    {
      name: 'follows or exposes the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        me (sigu[e|ió]|ha seguido|persigu[e|ió]) (a todas partes|a todos lados|hasta|en (moto|coche|carro)
          por la calle|desde|cuando salgo|al trabajo|a casa)
        me (acosa|acosó|acosaba|está acosando) (y|,|desde|por|en|crea|cuando|a todas)
        (amenaza|amenazó|amenazando|<dice> que) [~2] <publicar> [~1] <fotos>
        (publicó|subió|compartió|mandó) [~1] <fotos>
        (orden de alejamiento|orden de restricción|perimetral) (y|contra|pero)
        (mató|mata|ahorcó|golpea|pateó|envenenó) (a mi|al) (perro|perra|gato|gata|perrito)
      `,
    },
    {
      name: 'another adult is abused',
      kind: 'victim_of_abuse',
      inDanger: 'other',
      lines: `
        <golpea> a (mi|su|la) (<familia>|<pareja>)
        le (pega[n]|pegaba|pegaron|ha pegado|dio <golpe>|da <golpe>) a (mi <familia>|mi hija|(su|la) <pareja>)
        le pegó a (su <pareja>|mi <familia>)
        a (mi|una|la|su|un) <familia> [~4] (le|la|lo|los) (ha)? (<pega>|da <golpe>|encierra|amenaza)
        (su|el) <pareja> (le|la|lo) [~1] (<pega>|encierra|da <golpe>)
        (la|lo) (maltrata|golpe[a|aba|ó]|estranguló|apuñaló|pateaba|amenaza de muerte)
        le (partió|rompió) [~1] <hueso>
      `,
    },
    {
      name: 'a child is hurt',
      kind: 'child_at_risk',
      inDanger: 'child',
      lines: `
        (le|lo|la|les|los|las)? (ha|han)? (<pega>|da <golpe>|dio <golpe>|sacud[e|ió]|quem[a|ó]
          ahoga) <al-nino>
        <quien> [~2] (le|les|lo|la|los) (ha)? (<pega>|da <golpe>|dio <golpe>) <al-nino>
        <al-nino> [~3] (le|lo|la|les|los|las) (ha)? (<golpea>|pega[n]|da <golpe>|dio <golpe>|da con|zamarrea
          encierra|toca|quema|amarra)
        (les|le) (pego|pegué|he pegado|di <golpe>|doy <golpe>) [~1] <al-nino>
        (sacudí|zamarreé|golpeé|zarandeé|pegué|abofeteé|lancé|tiré|aventé|empujé|encerré|maltraté|golpeo
          maltrato) [~1] <al-nino>
        abus[a|ó|aba|ado|ar|ando] (sexualmente)? de <nino>
        (toca|tocó|tocaba|tocado|manosea|besa en la boca|tocar|violar|manosear|se acuesta con) <al-nino>
        <nino> [~8] (la|lo|le|los) (toca|tocó|tocaba|tocado|manosea|violó|viola)
        (deja[n]|dejó|dejé|dejo|dejamos|dejaba) <solo> <al-nino>
        (deja[n]|dejó|dejé|dejo|dejaba) <al-nino> [~4] <solo>
        (lo|la|los|las) (dejé|deja[n]|dejó|dejaba) <solo> (en casa|toda la noche|por la noche|en el coche|días
          en la (tina|bañera))
        (da|dan|dio|doy|daba|di|puso|pone|echa) [~1] <dormir> [~3] (<al-nino>|biberón|mamadera|leche)
        (<quiero>|voy a|<miedo> de|<miedo> a) (hacerle|hacerles|hacer)? (daño|matar|ahogar|tirar|sacudir
          lastimar|aventar|golpear|pegarle) <al-nino>
        <nino> [~4] (con|tiene|tenía|tienen|trae) [~1] <marcas>
        (encierra|encerró|encierran|amarra|amarró|ata|encadena|azotan|azota) <al-nino>
        <nino> [~3] (encadenad[o|a]|encerrad[o|a] (en|con)|desnutrid[o|a]|lleno de moretones)
        (le|les|lo) [~1] (da|dio|pega|pegó|pegan) con <cinto>
        (manejo|maneja|conduce|conduzco) (borrach[a|o]|tomad[a|o]|drogad[a|o]) con <nino>
        (pide|pidió|manda|mandó|hizo|tomó) (fotos|videos|nudes) [~1] (desnuda)? a mi <chico>
      `,
    },
    {
      name: 'a child writes about abuse',
      kind: 'child_at_risk',
      inDanger: 'writer',
      lines: `
        (mi|el) (padrastro|tío|papá|padre|abuelo|hermano|hermanastro|profe|profesor|entrenador|cura|padrino
          novio de mi (madre|mamá)) [~2] me (toca|manosea|tocaba|tocó|viola|violó)
        <padres> [~2] me (pega[n]|da[n]|dio|golpea|azota|pegó) con <cinto>
        <padres> [~2] me (encierra[n]|deja[n] sin comer|quema|amarra)
        tengo <joven> [~9] (nudes|fotos (desnuda|sin ropa|íntimas)|su cosa)
        (señor|viejo|adulto|hombre|tipo) [~5] (internet|roblox|discord|instagram|juego) [~5] (nudes|fotos
          desnuda)
        tengo <joven> [~3] (novio|él|pareja) [~2] <adulto>
      `,
    },
  ],
};
