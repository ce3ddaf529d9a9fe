import type { Lexicon } from '../../phrases/language.ts';

/** Spanish words by their meaning for screening. */
export const lexicon: Lexicon = {
  kin: 'marido|esposo|esposa|mujer|pareja|novio|novia|ex|exmarido|exmujer|exnovio|exnovia|hermano|hermana|padre|madre|papa|mama|padrastro|madrastra|tio|tia|primo|prima|abuelo|abuela|suegro|suegra|cunado|cunada|amigo|amiga|vecino|vecina|jefe|companero|companera|hijo|hija|chico|chica|tipo|viejo|conyuge|prometido|amante|sobrino|sobrina',
  child:
    'hijo|hija|hijos|hijas|nino|nina|ninos|ninas|bebe|bebes|nene|nena|pequeno|pequena|pequenos|crio|cria|crios|chiquito|chiquita|sobrino|sobrina|nieto|nieta|hermanito|hermanita|hijastro|hijastra|mellizos|gemelos|menor|menores|chamaco|guagua|peque|peques|adolescente',
  hit: 'pega|pego|pegado|pegar|pegaba|pegue|pegan|golpea|golpeo|golpeado|golpear|golpeaba|golpean|abofetea|abofeteo|cachetea|cacheteo|patea|pateo|pateado|empuja|empujo|empujado|empujaba|muerde|mordio|arana|aranado|araño|escupe|escupio|agrede|agredio|agredido|maltrata|maltrato|maltratado|maltrataba|ataca|ataco|atacado|zarandea|zarandeo|apuñala|apunalo|jalonea|tira cosas|da una paliza|dio una paliza|da una bofetada|dio una bofetada|da bofetadas|da cachetadas|dio una cachetada|da golpes|da punetazos|dio un punetazo|dio un golpe|da patadas|dio una patada|metio una paliza|cruza la cara|cruzo la cara|levanta la mano|levanto la mano|pone la mano encima|puso la mano encima|puso las manos encima|azota|azoto|quemo|quema|sacudio|sacude|rompio la|rompio el brazo|rompio un|rompio los|jala del pelo|jalo del pelo|tira del pelo|tiro del pelo|agarra del pelo|agarro del pelo|arrastra|arrastro|arrojo',
  choke:
    'ahorca|ahorco|ahorcado|ahorcar|ahorcarme|estrangula|estrangulo|estrangulado|estrangular|asfixia|asfixio|asfixiar|ahogo|ahoga',
  kill: 'matar|asesinar|apunalar|acuchillar|disparar|envenenar|quemar|estrangular|ahorcar|degollar|atropellar|golpear|reventar|descuartizar|liquidar|rajar|balear',
  kills: 'mato|mate|matare|mataba|mata|reviento|apunalo|acuchillo|disparo|rajo',
  weapon:
    'cuchillo|pistola|arma|navaja|machete|escopeta|revolver|rifle|martillo|bate|hacha|tijeras|gasolina|acido|fierro|destornillador',
  afraid: 'miedo|panico|terror|pavor|temo|asustada|asustado|aterra|aterrada|aterrado|asusta',
};
