import type { Lexicon } from '../../phrases/language.ts';

/** Portuguese words by their meaning for screening. */
export const lexicon: Lexicon = {
  kin: 'marido|esposa|esposo|mulher|namorado|namorada|companheiro|companheira|parceiro|parceira|ex|exmarido|noivo|noiva|irmao|irma|pai|mae|padrasto|madrasta|tio|tia|primo|prima|avo|cunhado|cunhada|sogro|sogra|vizinho|vizinha|chefe|colega|amigo|amiga|filho|filha|cara|homem|rapaz|enteado|enteada',
  child:
    'filho|filha|filhos|filhas|crianca|criancas|bebe|bebes|nenem|menino|menina|meninos|meninas|garoto|garota|pequeno|pequena|sobrinho|sobrinha|neto|neta|enteado|enteada|irmaozinho|irmazinha|gemeos|adolescente|miudo|miuda|miudos|menor|menores|filhinho|filhinha|moleque',
  hit: 'bate|bateu|batia|bater|batendo|batem|espanca|espancou|espancar|espancava|agride|agrediu|agredia|agredir|soca|socou|chuta|chutou|empurra|empurrou|empurrava|estapeia|estapeou|esbofeteia|esbofeteou|morde|mordeu|arranha|arranhou|cospe|cuspiu|maltrata|maltratou|maltratava|sacode|sacudiu|joga no|jogou no|jogou contra|arrasta|arrastou|puxa o cabelo|puxou o cabelo|puxa pelo|puxou pelo|puxou meu cabelo|da tapa|deu um tapa|deu tapa|deu tapas|da tapas|deu um soco|deu socos|da soco|da socos|deu um murro|deu uma surra|da surra|deu surra|deu chute|chutes|queimou|queima|quebrou meu|quebrou o meu|ataca|atacou|machuca|machucou|levanta a mao|levantou a mao|mete a mao|pontape|pontapes|esmurra|esmurrou|agarrou pelo|prende meus|violenta|torce meu|torceu meu|atira|atirou|joga|jogou',
  choke:
    'enforca|enforcou|enforcar|enforcando|estrangula|estrangulou|estrangular|esgana|esganou|esganar|sufoca|sufocou|asfixiou|asfixia|aperta o pescoco|apertou o pescoco|apertou meu pescoco|aperta meu pescoco|apertou me o pescoco',
  kill: 'matar|assassinar|esfaquear|apunhalar|envenenar|queimar|estrangular|enforcar|degolar|atropelar|espancar|atirar|fuzilar|balear|acabar com a raca|arrebentar|quebrar a cara|dar um tiro|dar uma facada|meter bala|machucar|furar|destruir|bater',
  weapon:
    'faca|arma|revolver|pistola|espingarda|facao|canivete|machado|martelo|gasolina|acido|tesoura|taco|estilete|porrete',
  adult:
    'mulher|esposa|namorada|marido|namorado|companheira|companheiro|ex|mae|pai|sogra|sogro|irmao|irma|cunhado|vizinho|noiva|noivo|parceira|parceiro|esposo|colega|chefe|amante|avo|padrasto|cunhada',
  blow: 'tareia|tareias|surra|surras|sova|sovas|porrada|porradas|murro|murros|soco|socos|tapa|tapas|estalo|estalos|bofetada|bofetadas|chapada|chapadas|pancada|pancadas|cacetada|pontape|pontapes|joelhada|cabecada|cotovelada|chute|chutes|facada|facadas|palmada|palmadas|estaladao|cintada|cintadas|chinelada|chineladas|cascudo|cascudos|paulada|pauladas|empurrao|empurroes|coronhada|mordida|mordidas|safanao|beliscao|beliscoes',
  high: 'ponte|viaduto|telhado|varanda|janela|sacada|terraco|predio|passarela|penhasco|falesia|precipicio|parapeito|marquise|arriba|varandim|miradouro|decimo andar',
  rails:
    'trem|comboio|metro|trilho|trilhos|carris|linha do trem|linha do comboio|caminhao|camiao|onibus|autocarro',
  pills:
    'comprimido|comprimidos|remedio|remedios|calmante|calmantes|pilula|pilulas|cartela|cartelas|frasco|rivotril|clonazepam|diazepam|xanax|victan|paracetamol|ben u ron|dipirona|insulina|antidepressivos|soniferos|sedativos|veneno|chumbinho|raticida|agua sanitaria|lixivia|medicacao|medicamentos|tranquilizantes',
  bruised:
    'olho roxo|olho negro|olho inchado|nodoas negras|nodoa negra|negras no|roxos|roxo|roxa|hematoma|hematomas|marcas no|marcas de|marcas dos|labio rachado|labio cortado|boca inchada|rebentada|partido|queimaduras|arranhoes|inchada|inchado|machucada|ferida|pisaduras',
  afraid: 'medo|pavor|panico|terror|apavorada|apavorado|aterrorizada|morro de medo',
};
