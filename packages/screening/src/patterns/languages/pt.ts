import type { PatternLanguage } from '../notation.ts';

/** Portuguese of Brazil and Portugal, with chat spelling. */
export const portuguese: PatternLanguage = {
  code: 'pt',
  lists: {
    not: `não|nunca|ninguém|sem|nem|nenhum|nenhuma|parou de|pare de|deixou de`,
    // People
    par: `marido|esposo|namorado|namorada|mulher|esposa|ex|ex marido|ex namorado|ex mulher|ex namorada
      companheiro|companheira|noivo|noiva|mina|homem|amante|crush`,
    parente: `pai|mãe|padrasto|madrasta|irmão|irmã|tio|tia|primo|prima|avô|avó|vó|sogro|sogra|cunhado|cunhada
      genro|nora|chefe|vizinho|vizinha|professor|treinador|amigo|amiga|melhor amigo|melhor amiga|colega|pais
      enteado`,
    ele: `ele|ela|eles|(o|a|os)? (meu|minha|meus|seu|sua) (<par>|<parente>)|o (namorado|marido|ex
      companheiro) (da minha|dela|da) (mãe|filha|irmã|amiga)?|alguém|um homem|o pai (dos meus filhos
      do meu filho)|o vizinho|a vizinha`,
    nela: `nela|nele|neles|(na|no|em|nos) (minha|meu|sua|meus) (<par>|<parente>)|(na|no) (mulher|cara|esposa
      homem|tipo|gajo|sogra|mãe|pai|irmã|irmão|vizinho|ex|namorada|marido)`,
    lo: `ele|ela|eles|(a|o)? (minha|meu|sua|meus) (<par>|<parente>)|o (cara|tipo|gajo|filho da puta|desgraçado
      amante|homem|padrasto|marido)|alguém|todo mundo|os dois|essa (vagabunda|mulher|puta)|esse (cara
      desgraçado)|a vizinha|o vizinho`,
    cria: `filh[o|a|os|as]|criança[s]|bebê|bebé|menin[o|a|os|as]|miúd[o|a|os]|garot[o|a]|entead[o|a|os]
      sobrinh[o|a|os]|net[o|a|os]|pequen[o|a|os]|caçula|gêmeos|afilhad[o|a]|moleque|adolescente`,
    poss: `meu|minha|meus|minhas|nosso|nossa|nossos|seu|sua|seus|teu`,
    filho: `(o|a|os|as|um|uma)? <poss> <cria>|(o|a|os|as|um|uma) <cria>`,
    'no-filho': `(na|no|nas|nos|em|num|numa) <poss>? <cria>`,
    'do-filho': `(da|do|das|dos|de) <poss>? <cria>`,
    'pro-filho': `(pro|pra|pros|para|ao|à|aos|às|a) (o|a|os)? <poss>? <cria>`,
    jovem: `9|10|11|12|13|14|15|16|17|dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezasseis
      dezessete|dezassete`,
    adulto: `20|21|22|23|24|25|26|27|28|29|30|32|33|35|38|40|45|50`,
    // Acts
    bate: `bate[m]|batia|batendo|batido|bateu|bateram|espanc*|agrid[e|em]|agredi[u|a|da|do]|estrangul*
      enforc[a|ou|ava|ando]|esgan*|estupr*|viol[a|ou|ava|entou]|esbofete*|esfaque*|soc[a|ou]|chut[a|ou|ava]
      maltrat*|tortur*|surr[a|ou]`,
    bater: `bater|matar|espancar|agredir|estrangular|enforcar|esganar|estuprar|violar|esfaquear|machucar
      queimar|atropelar|envenenar|furar|dar <um-soco>|quebrar (a cara|toda|todo)|dar um tiro|meter bala`,
    'um-soco': `(um|uma|uns|umas|dois|duas|vários|de)? (soco[s]|murro[s]|tapa[s]|bofetada[s]|chute[s]
        pontapé[s]|surra[s]|porrada[s]|chinelada[s]|cintada[s]|pancada[s]|estalada[s]|chapada[s]|cabeçada[s]
      joelhada[s]|facada[s]|coça|tareia|sova|mordida|palmada[s]|paulada[s])`,
    deu: `deu|dá|dava|deram|dando|meteu|mete|acertou|tacou|enfiou|espetou`,
    pega: `agarr[a|ou|ava]|peg[a|ou|ava]|segur[a|ou|ava]|pux[a|ou|ava]|apert[a|ou|ava]|arrast[a|ou|ava]|aperto
      apertei|agarrei|peguei|puxei|segurei`,
    pescoço: `(pelo|pelos|no|nos|o|meu|os meus|pela|na|a|minha) (pescoço|cabelo|cabelos|garganta|goela)`,
    empurra: `empurr[a|ou|ava]|jog[a|ou|ava]|atir[a|ou]|arremess[ou]`,
    contra: `contra (a|o)|na parede|no chão|ao chão|pro chão|para o chão|(da|pela|das|pelas) escada[s]`,
    quebra: `quebr[a|ou|ei|ado]|part[e|iu|i|ido]|abriu`,
    osso: `nariz|braço|costela[s]|dente[s]|dedo|mandíbula|maxilar|pulso|perna|lábio|boca|cara|mão|cabeça
      queixo`,
    arma: `faca|arma|revólver|pistola|espingarda|facão|tesoura|machado|martelo|canivete|enxada|navalha
      peixeira|garrafa|caçadeira|catana`,
    cinto: `(o|a|com|um|uma|de)? (cinto|cinta|fio|vara|chinelo|pau|cabo|mangueira|bengala|colher de pau
        correia|corda|vassoura|sandália|ferro|cipó)`,
    marcas: `roxo[s]|hematoma[s]|olho (roxo|negro)|nódoas negras|marcas de (cinto|dedos|mãos)|queimadura[s]
      marcada`,
    quer: `quer|quis|tentou|tenta|ameaça|ameaçou|ameaçando|ameaçado|pode|já tentou|jurou|voltou a|começou a
      começa a|costuma|capaz de|prometeu`,
    mate: `mate|bata|machuque|faça (mal|alguma coisa)|agrida|espanque|mata|bate|matar|bater|machucar|agredir
      magoe|estupre|viole|apanhe`,
    diz: `diz|disse|dizendo|falou|fala|falando|jura|jurou|gritou|escreveu|ameaça|ameaçou|prometeu|dito|repete
      postou|q|avisou`,
    // Suicide
    quero: `quero|queria|penso em|pensando em|pensei em|pensar em|pensado em|a pensar em|vontade de|prefiro
      preferia|desejo|preciso|tentei|tento|tentado|decidi|decidido|coragem de|melhor|só me resta|me resta|quis
      quase|ideia de|mereço|merecia|só quero|sonho em|imagino|resolvi`,
    morrer: `morrer|morre|estar mort[o|a]|sumir (do|desse|deste|de) mundo|sumir pra sempre
      desaparecer (do|deste|desse|para) (mundo|sempre)|não (existir|ter nascido|acordar|estar viva
      estar vivo)|deixar de (viver|existir)|dormir (e|pra|para) (não
      nunca) (mais)? acordar|dormir pra sempre|nunca mais acordar`,
    matar: `matar|suicidar|suicida|enforcar|pendurar|afogar|atirar <salto>|jogar <salto>|lançar <salto>
      mandar <salto>|cortar os pulsos|envenenar|apagar|mata|dar um tiro`,
    fim: `tirar (a)? (minha)? (própria)? vida|acabar com (a)? (minha)? vida|(pôr|por|dar|botar) (um)? (fim
      termo) (à|a|na|em) (minha)? (vida|mim|própria vida)|dar cabo de mim|dar um tiro na (minha)? (cabeça
      boca)|cortar (os|meus) pulsos|cortar a garganta|(pular|saltar|jogar) <salto>
      (atirar|mandar|deitar) me <salto>|tomar <muitos>|acabar com tudo`,
    salto: `(da|do|de|na|no|à|ao|pela|debaixo do|embaixo de|na frente do|na frente de|para a|pra) (uma
      um)? (ponte|prédio|janela|sacada|varanda|viaduto|trem|metrô|metro|comboio|linha|passarela|laje|caminhão
      carro|ônibus|rio|mar|estrada)`,
    muitos: `uma (cartela|caixa) inteira|(todos|todas|tudo|uma caixa|um frasco|uma cartela|duas cartelas
      um monte|muitos|vários|20|30|40|50|vinte|trinta|quarenta|cinquenta|a caixa) (os|as|de|do|da
      dos)? (meus)? <remédio>`,
    remédio: `remédio[s]|comprimido[s]|rivotril|ansiolítico[s]|medicação|calmante[s]|veneno|chumbinho
      lixívia`,
    pele: `(os|meus|o|a|as|minhas|na|nos|no|nas|meu)? (pulso[s]|braço[s]|perna[s]|coxa[s]|barriga|pele|virilha
      antebraço[s])`,
    'se-mata': `(<quer>|ia|vai|queria) (se <matar>|<matar> se)|<quer> morrer|se (matar|suicidar|enforcar)
      se (vai|quer|ia) <matar>|(enforcar|suicidar) se|se (cortando|corta (com|quando|pra)|mutila|mutilando
      mutilou|enforcou|suicida)|não quer (mais)? viver|não quer mais (viver|existir|acordar)
      cort[a|ou] os (pulsos|braços)|(tirar|tirou) a própria vida|tent[ou|a|ar] (suicídio|se matar|o suicídio)
      (tomou|engoliu) <muitos>|ele se mata|ela se mata|atira se <salto>|dá um tiro na cabeça|se joga <salto>
      pular <salto>`,
    fotos: `(minhas|nossas|umas|as|um|uma|o|meu|meus)? (foto[s]|vídeo[s]|video[s]|imagens|nude[s]) (íntim*|nua
      pelad[a|o]|meus|minhas|nosso|privad*|de mim)|meus nudes|minhas fotos`,
    publicar: `postar|publicar|vazar|divulgar|mandar|enviar|mostrar|compartilhar`,
    sexo: `fazer (sexo|coisas|amor)|transar|ter (relações|relação|sexo)|dormir com|casar|abortar|prostituir
      deitar com`,
    posse: `passaporte|documentos|salário|dinheiro|cartão|cartões|ordenado|remédio[s]|pensão|rg|identidade
      papéis`,
    medo: `medo|pavor`,
  },

  negation: `
    <not>
    <not> (me|se|o|a|lhe|te|mais|eu)
    <not> (me|o|a|lhe)? (tinha|tem|tenho|haja|havia|vai|vou|está|quer|quis)
    <not> (disse|acho|digo|diz|é|penso) que?
  `,

  harmless: `
    (morrer|morri|morre|matar|matei|mata|me mato|morta|morto) de (rir|vergonha|saudade|saudades|fome|medo|frio
      ciúme|ciúmes|amor|tédio|sono|calor|sede|trabalhar|estudar)
    (morrer|morro) (por|feliz|contigo|com você|sem (ver|saber|ter))
    (me|te|lhe)? bat[e|eu|ia] (me)? (uma|um|aquela|aquele)? (saudade[s]|vontade|fome|sono|medo|ansiedade
      tristeza|palmas|papo|boca|à porta|o pé|o coração|continência|recorde|perna)
    bat[e|eu|endo|er|o|i] (na|no|a|à) (porta|tecla|mesa|trave|ponto|madeira|meta|cabeça da gente)
    bat[e|eu|i|er] (no|na|em|o|a|com) (carro|recorde|poste|muro|papo|foto|boca|massa|bolo)
    (me|te)? bat[e|eu|i] (em mim|nele|nela)? (no|na) (fifa|xadrez|truco|pingue pongue|videogame|uno|tênis
      sinuca)
    (me)? (deu|dei|dar|dá|dando) um tapa (no (visual|cabelo)|na (casa|cozinha))
    tapa (de luva|na cara da sociedade)
    facada[s] (nas|pelas) costas
    mata[r] (a saudade|as saudades|a fome|a aula|aula|o tempo|barata|a sede)
    (me|se) mat[ar|o|a|ando] (de|a|trabalhando|estudando|na academia|na dieta|pra (conseguir|pagar|dar)
      no treino|de tanto)
    (meu|minha) (gato|gata|cachorro|cadela|bebê|bebé) me <bate>
    (filho|filha|sobrinho|bebê) (de (dois|três|quatro|cinco|2|3|4|5) anos)? (me|nos) (<bate>|deu)
    (viver|existir|vivendo) (mais)? (assim|com|em|sem|pros|longe|juntos|numa|na|no|um|uma|aqui|o|a|sozinh[o|a]
      como|junto|disso|isso|de|separad[o|a])
    cort[ar|ei|o|ou] (o|a|meu|me o) (cabelo|franja|dedo|relação|contato|barba|unha[s])
    suicídio (no filme|na série|do personagem|político|profissional|social|assistido)
    (prevenção|filme|livro|série|palestra|campanha) (ao|do|sobre|de|contra o) suicídio
    (vou|quero|queria) matar (ele|ela|meu|minha|esse|o)? <par>? (kk*|haha*|rs|rsrs|lol|de (amor|beijos
      cócegas))
    tapa sem mão
    a gente se enforcou
    enforca de
    jog[ou|a] na minha cara que
    acordar antes
    (estrangula|sufoca) de abraço
    me bate em tudo
    trancou pra fora
    morrer (na cama|afogad[a|o])
    (nele|nela) com a almofada
    do (rugbi|futebol|judô) com
    mato a (fome|saudade|sede)
    viola (de|caipira|clássica)
    viol[a|ou] (a minha|minha) (privacidade|confiança|intimidade)
    enforc[a|ou|ar] (o feriado|a sexta|a segunda|aula)
    sufoc[a|ou|ava] (com (carinho|amor|mensagens|beijos)|de (amor|beijos))
    tenho <jovem> anos de
  `,

  elsewhere: `
    (no|na|um|uma|do|da|vi|o|a) (filme|livro|novela|série|romance|peça|sonho|pesadelo|jogo|videogame|música
      episódio|documentário)
    (sonhei|sonhou|sonho|tive um sonho) (que|com)
    (o|a) (personagem|protagonista|vilão|vilã|ator|atriz)
    (há|faz) (8|10|15|20|30|oito|dez|onze|doze|quinze|vinte|trinta|muitos) anos (meu primeiro|tentei|tive|vivi
      fui|que (não|saí))
    aos (<jovem>|oito|sete|vinte) anos
    (naquela época|avô batia|primeiro marido|batia há)
    quando (eu)? (era|éramos|tinha) (criança|pequen[o|a]|jovem|adolescente|menin[o|a]|miúd[o|a]|novinh[o|a]
      nov[o|a]|<jovem>|vinte|20|19|18)
    na (minha)? (infância|adolescência|juventude)
    anos atrás
  `,

  childWrites: `
    (tenho|tnh|tenh|fiz|faço) (só|quase|apenas)? <jovem>
  `,

  patterns: [
    {
      name: 'wish to die',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        <quero> <morrer>
        (já)? não (quero|aguento|consigo|kero|mereço|suporto) (mais)? (viver|existir|acordar
          continuar viv[a|o]|estar viv[a|o]|continuar a viver)
        (cansad[a|o]|fart[a|o]|cansei) (de|da) (viver|existir|vida toda)
        (perdi|sem|tenho mais) (a)? vontade de viver
        (não há|não tenho|sem) (mais)? (razão|motivo|motivos|forças) (para|pra) viver
        (tomara|oxalá|espero) (que)? (eu)? (morra|não acorde)
        (todo mundo|família|filhos|todos|mundo|eles) [~3] melhor sem mim
        (pensamentos|ideias|ideação|tendências) (suicidas|suicida|de morte)
        (pensando|penso|pensei|pensar|pensado|voltei a pensar) [~2] (em|no) suicídio
      `,
    },
    {
      name: 'plan or attempt to kill oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (<quero>|vou|ia) (me|m) <matar>
        (<quero>|vou|ia) <matar> me
        (<quero>|vou|ia|de) <fim>
        (vou|vo) me (matar|enforcar|jogar|suicidar|atirar|pendurar|mata)
        suicidar me
        (eu|hoje|amanhã|ou) me mato
        se [~7] (me mato|mato me|eu me mato)
        (minha|uma) carta (de suicídio|suicida)
        (minha|última|primeira|segunda) tentativa de suicídio
        (tomei|engoli|bebi) [~1] <muitos>
        (juntando|guardando|separei|juntei|guardei|contei) [~2] <remédio>
        (comprei|preparei|amarrei|arrumei|tenho) (a|uma) corda
        (dar|dou|daria) um tiro (em mim|na minha cabeça|na cabeça|na boca)
        quase (pulei|saltei|me joguei|me matei|me enforquei|tomei <muitos>)
        (pensei|penso|querendo|vontade) [~1] (me jogar|em pular|pular|saltar|em saltar) (daqui|<salto>)?
      `,
    },
    {
      name: 'hurts oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (me|eu)? (corto|cortei|corta|cortando) <pele> (com|de|quando|pra|para|e|até|de novo|no|todo|porque
          escondid[o|a])
        (eu)? me (corto|mutilo|automutilo|arranho) (quando|pra|para|todo|escondid[o|a]|no banheiro|de novo
          desde)
        (voltei|volto|comecei|vontade|penso) (a|de|em) me (cortar|mutilar|machucar)
        me cortei (de novo|outra vez|ontem|de propósito|fundo)
        (eu)? me (queimo|queimei) (com|de propósito)
        faço (cortes|cortezinhos) (na|no|nas|nos|em|quando)
        (me machuco|magoo me|machuco me|corto me|me firo|me bato) (de propósito|com|quando|pra|para|nos|até
          sozinh[a|o])
        (bato|bati) (com)? (a|minha) cabeça (na|no|contra) (parede|muro|chão)
      `,
    },
    {
      name: 'another person may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'other',
      lines: `
        <se-mata>
        <ele> [~4] <se-mata>
        <diz> [~3] <se-mata>
        <diz> [~2] que [~2] (se mata|vai se matar|se vai matar|me mato|vou me matar)
        se [~6] (ele|ela) (se mata|mata se|vai se matar|se enforca)
        (fala|falar|falou|falando|ameaça|ameaçou) (em|de|sobre|o|cometer)? suicídio
      `,
    },
    {
      name: 'a child may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'child',
      lines: `
        <filho> [~7] <se-mata>
        <filho> [~6] (me matar|quero morrer|carta de suicídio|braço cortado|cortes nos braços|cortes no braço)
      `,
    },
    {
      name: 'the writer has hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        (bati|bato|espanco|bater) <nela>
        (eu)? (espanquei|agredi|enforquei|estrangulei|esganei|estuprei|violei|esfaqueei|esmurrei|chutei
          sufoquei|maltratei|espanco) <lo>
        (dei|meti|acertei|dou|taquei) [~1] <um-soco> (<nela>|na cara|na barriga)
        (dei|meti|dei-lhe|preguei) lhe [~1] <um-soco>
        bati lhe
        (peguei|agarrei|segurei|apertei|puxei) [~4] <pescoço>
        (apertei|segurei) o pescoço (dela|dele|da minha|do meu)
        (empurrei|joguei|atirei) (ela|ele|a minha|minha|o meu|meu) [~2] <contra>
        <quebra> (o|a|uma|os) <osso> (dela|dele|(da minha|do meu) (<par>|<parente>))
        (obriguei|forcei) (a|o|minha|ela) [~2] (fazer|transar|ter|ficar)?
        (ela|ele) (disse|falou|dizia) (que)? não [~2] (continuei|forcei|insisti|segurei)
        (apontei|botei|coloquei|encostei|puxei|enfiei) (a|uma|o) <arma> [~2] (ela|ele|nela|nele|cara|cabeça
          pescoço)
      `,
    },
    {
      name: 'the writer may hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        (<quero>|vou|capaz de|medo de) (esfaquear|estrangular|espancar|furar|envenenar|queimar|estuprar|violar
          agredir|quebrar) <lo>
        (<quero>|capaz de|medo de) matar <lo>
        (<quero>|vou|ia|medo de) (bater|dar <um-soco>|dar um tiro|meter bala|meter a faca|tacar fogo
          botar fogo|jogar ácido|enfiar a faca) (<nela>|na cara)
        (vou|penso em|vontade de|medo de|tentei) (mata lo|mata la|esfaquea la|bater lhe|fazer lhe mal)
        se [~7] eu (mato|furo|acabo com) <lo>
        eu mato (ele|ela|os dois)
        <medo> (de|que) (eu)? (perder a cabeça|machucar|machuque|fazer mal a|faça mal a) <lo>
        (comprei|arrumei|tenho|peguei|carreguei|levo) [~1] <arma> [~4] (matar|esperar|usar nele|usar nela
          acabar com|furar)
        (botar|tacar|pôr|deitar) fogo (na casa|no carro|nela|nele)
      `,
    },
    {
      name: 'somebody announces to kill others',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        <diz> que [~1] (vai|ia|hoje) (matar|mata) (a|o) (mulher|ex|mãe|pai|namorada|chefe|esposa|irmão|irmã
          vizinho)
      `,
    },
    {
      name: 'hits the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (me|nos) (já|tem|tinha|está|vive)? <bate>
        (bate|bateu|batia|agrediu|agride|espancou|espanca|estrangulou|violou|esbofeteou|esmurrou|morde
          esfaqueou) me
        <bate> em mim
        (me|nos) <deu> [~1] <um-soco>
        <deu> me [~1] <um-soco>
        me (encheu|cobriu|quebrou|moeu|arrebentou|enche|cobre) (de|na) (porrada|soco|socos|tapa|tapas|pancada
          pau|chutes)
        me <deu> com <cinto>
        me <pega> [~1] <pescoço>
        <pega> me [~1] <pescoço>
        <pega> (meu|o meu|meus|os meus) (pescoço|cabelo|cabelos)
        me <empurra> [~1] <contra>
        <empurra> me [~1] <contra>
        me empurr[a|ou|ava] (e|quando|forte|se|toda|até|,|com)
        me <quebra> [~1] (o|a|uma|duas|um|dois|os) <osso>
        <quebra> me [~1] (o|a|uma|duas|um) <osso>
        <quebra> (meu|minha|o meu|a minha) <osso>
        (jog[a|ou]|atir[a|ou]|tacou|lançou) [~3] (em mim|na minha (cara|cabeça)|contra mim)
        (levant[a|ou]|ergu[e|eu]) a mão (pra|para) mim
        me (deixou|deixa|deixando) [~2] <marcas>
        queim[a|ou] me (com|o|a)
        me queim[a|ou] com
        (machuca|machucou|me machuca) (fisicamente|quando fica (bravo|brava)|de propósito|quando bebe)
        (apanho|apanhei|apanhava|apanhando) (do|da|dele|dela|em casa|quando|todo|por|toda|sempre|de novo)
        (fui|sou|era) (espancada|espancado|estuprada|estuprado|agredida|agredido|violada|violado|estrangulada
          esfaqueada|abusada) (por|pelo|pela|em casa|dentro|todo)
        abus[a|ou|ava|ado] (sexualmente)? de mim
        me (toca|tocou|penetra|penetrou|come|segurou|agarrou|pegou) (à força|enquanto (eu)? (durmo|dormia)
          dormindo|sem eu (querer|deixar)|mesmo eu)
        (sou vítima de|sofro|sofrendo|vivo) (violência|agressão|agressões) (doméstica|física|sexual|do meu
          em casa)
      `,
    },
    {
      name: 'threatens or may kill the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (me|nos) (já|vive|tem|está|fica|sempre)? ameaç[a|ou|ava|ando|am|aram] (de|com|se|que|,|e|por|quando
          dizendo|todo)
        ameaç[a|ou|ava] (me|de morte) (de|com|se|que|e|por|quando)?
        <quer> me <bater>
        (vai|ia) me (bater|espancar|esfaquear|quebrar a cara|arrebentar)
        <quer> (bater|matar|agredir|violar|espancar|fazer mal|rebentar|queimar) me
        <diz> [~2] que [~4] me (mata|matava|bate|corta|rebenta|quebra|vai matar|quer matar|parte toda
          desfigura)
        <diz> [~1] que [~2] (vai|ia) me <bater>
        se (eu)? (for|largar|terminar|sair|deixar|contar|separar|denunciar|acabar|fugir) [~4] me (mata|bate
          acha|pega)
        (ameaç[a|ou|as|ado|ada]) (de morte|de me matar|me matar)
        <medo> (que|de que|q|dele|de) (ele|ela|meu <par>)? (me|nos) <mate>
        (apont[a|ou]|bot[a|ou]|coloc[a|ou]|encost[a|ou]|pôs|mostr[a|ou]|pux[a|ou]|saca|sacou|veio com
          ameaçou com) (me)? (a|uma|um|o) <arma> (pra mim|para mim|em mim|na minha|no meu|e|na cabeça
          à cabeça)
        <arma> (na minha|no meu|na|no) (testa|cabeça|pescoço|garganta|cara|barriga)
      `,
    },
    {
      name: 'afraid of somebody at home',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (tenho|com|sinto|morro de) (muito|tanto)? <medo> (dele|do meu (<par>|pai|padrasto|filho)|da minha (mãe
          mulher) quando)
        <medo> de (voltar (pra|para) casa|ir (pra|para) casa|dormir (com ele|ao lado dele)
          ficar sozinha com ele|terminar com ele|largar ele|denunciar|separar dele)
        não me sinto (segura|seguro) (em casa|com ele|na minha)
      `,
    },
    {
      name: 'controls the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        (me|nos) (tranc[a|ou|ava|ada]|prende|prendeu|amarr[a|ou]|acorrent[a|ou]|fech[a|ou] (à chave|em casa)
          deixou trancada|deixa trancada)
        (tranc[a|ou]|fech[a|ou]|prende|prendeu|amarr[a|ou]) me (em|no|na|à|dentro)
        não me deixa[m] (sair (de|sozinha|com|nem)|ver (a|minha|meus) (família|amigas|mãe|minha família)
          trabalhar|falar com|ter (dinheiro|amig*|celular|redes)|estudar|usar|comer)
        (me)? (tirou|tomou|tira|toma|escondeu|esconde|confiscou|rasgou|ficou com|fica com|controla
          pegou) [~1] (meu|minha|meus|o meu|a minha|os meus|todo meu) <posse>
        (tirou|ficou|escondeu) me [~1] (o|os|a) <posse>
        (instalou|colocou|pôs|botou|escondeu|meteu) (um|uma|câmera|câmeras) [~1] (gps|rastreador|espião|airtag
          localizador|escuta|câmera)
        (me)? (forç[a|ou|ava]|obrig[a|ou|ava]|força me|obrigou me|obriga me) (me)? (a|pra|para) <sexo>
        me (proíbe|proibiu) de (sair|ver|trabalhar|falar|ter|usar)
      `,
    },
    {
      name: 'follows or exposes the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        me (persegu*|segue|seguiu|stalkeia) (até|de carro|na rua|por todo|todo|em todo|pra todo|,|e|desde
          no trabalho)
        (persegue|segue|seguiu|perseguiu) me (de|até|na|para|por|há|em)
        (ameaç[a|ou|ando]|<diz> que vai|vai) [~1] <publicar> [~1] <fotos>
        (vazou|postou|publicou|espalhou|divulgou|mostrou) [~1] <fotos>
        (matou|chutou|envenenou|enforcou|afogou|espancou) (o|a)? (meu|minha) (gato|gata|cachorro|cadela|cão
          cachorra)
      `,
    },
    {
      name: 'another adult is abused',
      kind: 'victim_of_abuse',
      inDanger: 'other',
      lines: `
        (bate|bateu|batia|batendo|batem) <nela>
        <ele> (já)? <bate> (a|na|o|no)? (minha|meu|sua|a) (<par>|<parente>)
        <ele> <deu> [~1] <um-soco> <nela>
        (o|a)? (minha|meu|uma|a) (<parente>|mulher) (apanha|apanhou|apanhava|é espancada|foi espancada
          é agredida|é espancado) (do|da|dele|pelo|por|e|de|todo|com)?
        (apanha|apanhando|apanhou) (do marido|do namorado|da esposa|da mulher|do companheiro|do filho)
        (o|a) (marido|namorado|ex|companheiro|esposa|mulher) (dela|dele|da minha (mãe|irmã|amiga)
          da vizinha) [~1] (<bate>|ameaça|tranca|quebrou)
        (espanc[a|ou]|estrangulou|esfaqueou|agrediu|agride|estuprou|violou|maltrata) (a|o)? (minha|sua|meu
          mulher|esposa|namorada) (<parente>|<par>)?
        (bate|bateu) lhe
      `,
    },
    {
      name: 'a child is hurt',
      kind: 'child_at_risk',
      inDanger: 'child',
      lines: `
        (bate|bateu|batia|bati|bato|batem|batendo|bater|espanca) <no-filho>
        (espanc[a|ou|ei]|agride|agrediu|maltrata|estupr[a|ou|ava]|viol[ou]|queim[a|ou|ei]|sacud[e|iu]|sacudi
          amarr[a|ou|ei]|chacoalh[a|ou|ei]|machuc[a|ou|ei]|sufoc[a|ou|ando]|afog[a|ou]|tranc[a|ou|ei]) <filho>
        (<deu>|dei|dou) [~1] <um-soco> <no-filho>
        (abus[a|ou|ava|ando|ar]) (sexualmente)? <do-filho>
        (toc[a|ou|ava]|mex[e|eu|ia|endo]|pass[a|ou] a mão|molest[a|ou]) (com|em)? (<no-filho>|<filho>
          <do-filho>)
        (deix[a|ou|ei|o|am]) <filho> [~4] (sozinh[o|a|os|as] (em casa|a noite|o dia|pra|para|no|à noite|toda
          trancad[o|a])|trancad[o|a]|sem (comida|comer))
        (deix[a|ou|ei|o]) (sozinh[o|a|os]|trancad[o|a]) <filho>
        <filho> [~2] (sozinh[o|a|os|as]|trancad[o|a|os|as]) (em casa|no quarto|a noite|o dia|no carro|de noite
          toda|durante|à noite)
        (dá|dou|deu|dei|dava|dando|bota|põe|pôs) [~1] (remédio|cachaça|álcool|calmante|vinho|cerveja|rivotril
          xarope|comprimidos) [~3] <pro-filho>
        (<quero>|vou|<medo> de|vontade de) (bater|matar|machucar|sacudir|jogar|afogar|sufocar|fazer mal
          magoar) (<filho>|<no-filho>|<pro-filho>)
        (ameaç[a|ou]|vai|quer|quis|tentou) (matar|machucar|bater|afogar|estuprar) (<filho>|<no-filho>)
        <filho> [~3] (com|cheio de|cheia de|aparece com|tem|tá) [~1] <marcas>
        <filho> [~2] (apanha|apanhou|apanhando|foi abusad[o|a]|foi estuprad[o|a]|é abusad[o|a]|é espancad[o|a]
          sofre maus tratos)
        (casar|vender|vende|prostitui|aluga) <filho>
        (dirige|dirijo|dirigiu|conduz) (bêbad[o|a]|drogad[o|a]) com <filho>
      `,
    },
    {
      name: 'a child writes about abuse',
      kind: 'child_at_risk',
      inDanger: 'writer',
      lines: `
        (meu|o|minha) (padrasto|pai|tio|avô|irmão|primo|professor|treinador
          namorado da minha mãe) [~3] (me toca|mexe comigo|me tocou|passa a mão em mim|passou a mão em mim
          abusa de mim|toca me|me alisa)
        (minha|meu|meus) (mãe|pai|padrasto|madrasta|pais|avó) [~2] (me (bate|batem|deixa sem comer|tranca
          queima)|bate me) (com|de|no|quando|todo|se|e|por)
        (tenho|tnh) <jovem> [~9] (nude[s]|foto pelada)
        (tenho|tnh) <jovem> [~7] (namorado|ele|cara|homem) [~1] (de|tem) <adulto>
        (namorado|ele|cara|homem) (de|tem) <adulto> [~4] (tenho|eu) <jovem>
      `,
    },
  ],
};
