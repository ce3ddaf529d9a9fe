import type { Harmless } from '../../phrases/language.ts';

/** Figures of speech in Portuguese that sound like a danger. */
export const harmless: readonly Harmless[] = [
  {
    reason: 'Morrer e matar são maneiras de dizer.',
    phrases: `
      (kk|kkk|kkkk|kkkkk|rs|rsrs|haha|hahaha|brincadeira|brincando)
      (morro|morri|morrendo|morto|morta|mortos|morrer|morta|morre) de (rir|vergonha|saudade|saudades|ciume|ciumes|fome|sede|cansaco|sono|tedio|calor|frio|vontade de comer|vontade de ve*|vontade de saber|vontade de ir|amor|inveja|preguica|medo de aviao|raiva|medo de perder*|pena)
      (mata|matam|matando|mata me|me mata|matou) ~1 (de)? (raiva|vergonha|saudade|rir|orgulho|tedio|cansaco|>)
      (silencio|rotina|distancia|espera|saudade|sogra|trabalho|calor|transito|curiosidade) ~3 (me mata|mata me|ta matando|esta matando|mata|me matando|nos matando)
      (me|nos) ~1 (bate|ganha|ganhou|detona|destroi|bateu) (em tudo|no|na) ~1 (xadrez|videogame|truco|corrida|tenis|fifa|cartas|sinuca|futebol|jogo|baralho|domino)?
      (bate|bateu|batem) (porta|o pe|palmas|boca|papo|fome|saudade|um|foto|ponto|de frente|portas|as portas)
      (apunhalad*|facada|punhalada) ~1 (pelas|nas) costas
      (matar|mato|matei) (tempo|a saudade|a fome|a aula|as saudades|charada|a sede)
      (quero|vontade de|queria|preciso) (sumir|desaparecer|fugir) (num|por|em|um|uns|no|para|pra|do mapa) ~2 (spa|fim|semana|dia|dias|final|hotel|praia|uma)
      (bebe|gato|cachorro|cao|gata) ~5 (me|nos) (bateu|bate|mordeu|morde|arranhou|chutou)
      (filho|filha|menino|menina|sobrinho|miudo|enteado) de (1|2|3|4|5|6|um|dois|duas|tres|quatro|cinco) ~2 (me|nos)? (bateu|bate|mordeu|morde|arranhou|chutou) (me)?
      (diz que|falou que|disse que|digo que) (morre|morrer|morro|se mata|me mato) (se|sem|por)
      chora quando (eu|deixo|a gente) ~5
      (partiu|quebrou) ~1 meu coracao
      dormir com o ronco
      quebrei o pau
      (stalke*|stalkear|stalkeando) ~4
      (nas ultimas|no hospital|doenca|cancer) ~4
      (medo|pavor|panico) (de|que|do|da) ~1 (perder ele|perder ela|perde lo|perde la|perder o|perder meu|perder minha|perder tudo|perder quem|perder esse|perder a minha|perder a pessoa|ficar sozinh*|ser|compromisso|rejeicao|aviao|falhar|casar|falar|dizer|contar|futuro|altura|me apaixonar|amar|ela me deixe|ele me deixe|me deixe|me largue|nao dar|escuro|dentista|errar|magoar|ele terminar|ela terminar|me trair|ele nao|ela nao|envelhecer|dirigir)
      nao quero (mais)? (viver|morar) (assim|com|aqui|juntos|na|em|longe|separad*)
      (ate que a morte|medo de morrer|de morrer de|pra morrer de|morrer de amores)
      (joguinho|jogo|jogos|filme|filmes|serie) de (tiro|luta|guerra|terror)
      (jogar|atirar|mandar|jogo|atiro) (ele|ela|o|a|tudo|isso|o telemovel|o celular|a playstation|o videogame|lo|la) (pela|da|na|a|pra|para) (janela|fora|rua|parede|lixo) ~3
      (chefe|patrao|mae|pai|sogra|marido|mulher|namorad*|esposa|professor*|ele|ela) (vai me matar|me mata|mata me|vai matar me|ia me matar) ~1 (se|quando) ~2 (chegar|chego|esquec*|gastar|gastei|atras*|perder|souber que gastei|vir a conta|vir o preco|ver a conta|quebrar o|queimar o) ~3
      (nao me deixa|nao deixa|me deixa) ~1 (ganhar|triste|feliz|louc*|chatead*|indiferente|mentir|magoad*|dormir porque ronca|cozinhar|ajudar|pagar|ver o futebol|escolher o filme|em paz com)
      (leva|levou|pega|pegou|tira|tirou|guarda|toma) (o|a|os|as) (carro|dinheiro|chave|chaves|celular|telemovel|tablet|remedios|cartao) ~1 (para|pra|a|na|no|ao|da|das|do|dos|de|errad*|e esquec*|quando vai|todos|tod*) ~5
      (me segue|segue me|nos segue|me seguiu|seguiu me|seguem me) (no|na|nas|de volta) (insta*|twitter|tiktok|facebook|redes|rede|linkedin)
      (prevencao|linha|campanha|palestra|taxa|seminario) ~2 (suicidio|suicidios|violencia)
      (quebrou|partiu|despedacou|destroi|quebra|parte|roubou) (o)? (meu|me o|nosso) coracao
      (empurrou|empurra|empurrou me|empurra me) ~2 (fora da zona|zona de conforto|para a frente|pra frente|para ser melhor|para crescer|no baloico|no balanco|para a pista|pra pista)
      (perco a cabeca|perdi a cabeca|perco a paciencia) (quando|com) ~3 (deixa|loica|louca|barulho|bagunca|desarrum*|atras*|telemovel|celular|transito|roupa|toalha|tampa) ~4
      (sozinhos|sozinho|sozinha|sozinhas) com (os|a|o|as) (avos|avo|pai|mae|tios|tia|baba|madrinha|irma)
      (filho|filha|filhos|crianca|criancas|bebe|miudo|menino|menina) ~4 (nao quer|nao querem|recusa se|chora para|medo de|medo do) ~2 (ir|ficar|dormir|escola|escuro|creche|agua|trovao|trovoada|monstros|dentista|vacina|caes|natacao|comer) ~1 (escuro|escola|creche|agua|natacao|legumes|sopa|cama dele|com a gente|dentista|catequese|ferias|praia|piscina)
      (bato|bate|bati|bater|batemos|bateu) (de frente|cabeca|as botas|recorde|ponto|perna|um papo|as claras|o bolo|os ovos|a massa|bola|na mesma tecla|na tecla|um record|certo|mal|forte|asas|a porta|com a porta|a bateria|com a cabeca|com o carro|a mota)
      (coracao|chuva|sol|saudade|sono|fome|insonia|tristeza|inseguranca|realidade|solidao|ansiedade|desespero) ~1 (bate|bateu|batendo|bater|batia) ~2
      (bateu|bate|batendo) ~1 (saudade|saudades|insonia|inseguranca|tristeza|aquela|ansiedade|desespero|fome|sono|arrependimento|a realidade|a duvida|solidao)
      (no|pelo|a jogar|jogando) (fifa|xadrez|truco|uno|mario|playstation|basquete|karate|judo|jiu jitsu|boxe|muay thai|sueca|damas|volei|padel|ping pong|domino|poker|monopoly|paintball|escape room) ~3 (me|ele|ela)? (destroi|mata|matou|bate|bateu|espanca|ganha|massacra|massacrou|arrebenta|enforca|estrangula|finaliza)
      (destroi|destrui*|mata|matou|mata me|bate|bateu|bate me|bateu me|espanca|espancou|massacra|massacrou|deu uma surra|da uma surra|leva uma surra|levei uma surra|apanho|apanhei|arrebenta|derrotou|derruba|da me uma tareia|deu me uma tareia|me da uma surra|me deu uma surra|da me uma coca|levei uma tareia) ~3 (no|na|nas|nos|ao|as|a jogar|jogando) (fifa|xadrez|truco|uno|mario|playstation|basquete|karate|judo|jiu jitsu|boxe|muay thai|sueca|damas|volei|padel|ping pong|domino|poker|monopoly|paintball|cartas|tenis|futebol|videogame|jogo|sinuca|corrida|tabuleiro)
      (matar|mato|morro|morria|matava|morrer) (por|para) (um|uma|ter|ver|estar|saber|comer|provar|te ver)
      (corto|cortar|cortei|cortou|corta) (relacoes|o cabelo|a unha|as unhas|cebola|legumes|a relva|a grama|lenha|o bolo|carne|o mal|caminho|despesas|contato|contacto|a comunicacao)
      (corta|cortou|cortar|parte|partiu|doi) (me)? (o|a) (coracao|alma|onda|barato)
      (tomei|tomo|toma|tomou|bebi) (um|o|meu|minha|a) (comprimido|remedio|cafe|banho|vinho|copo|pilula|calmante|decisao) (para|pra|da|de|do|e) (a|dor|o|tensao|tireoide|alergia|febre|manha|dormir|fui|fomos)
      (nao consigo|nao vou|nao posso|nao sei) viver (sem ele|sem ela|a distancia|longe|com isso|com essa|com esta|na mesma)
      (vivo|viver|so) para (o trabalho|trabalhar|os filhos|ele|ela)
      (morre|morri|morreu|morria|morro|morrer) (se|quando) (lhe|eu|ele|ela) (tir*|nao|desligar) ~3
      (arma|armou|armar|armo) ~1 (barraco|confusao|uma cena|escandalo|ciladas|a tenda|a arvore|a cama)
      (faca|faco) (o|a|um|uma|isso|isto|as|os|com que|perguntas)
      (dor|dores) de (cabeca|morte|matar)
      (ciume|ciumes|paixao|amor|calor|cansaco|trabalho|sexo|saudade) de (matar|morrer)
      (tiro|tiros) (no pe|certo|pela culatra)
    `,
  },
  {
    reason: 'Não, e já passou.',
    phrases: `
      (nao|nunca|jamais|nem|ninguem|tampouco) (ele|ela|eu|se|lhe|me|nos|o|a|te)? (vou|vai|quero|queria|pretendo|iria|penso em|estou a pensar em|estou pensando em|e|foi|era|esta|tenho|ha|houve|sou|lhe|me|nos|mais|seria|sequer)? (me|lhe|se|nos)? (bate|bato|bati|bateu|bateria|bater|bateram|batemos|matar|suicid*|machuc*|magoar|magoou|agredi*|agride|encostou|encostaria|levantou|levantei|levantaria|violent*|agressiv*|ameac*|forcou|forca|obriga|obrigou|apanhei|medo|violencia|toquei|tocou|perseguiu)
      (sem) (me|o|a|lhe|nos)? (bater|magoar|ferir|machucar|violencia|medo|agredir|ameac*)
      (primeiro|antigo|antiga|outro|anterior|ultimo) (casamento|marido|namorado|relacionamento|relacao|namoro|mulher|esposa) , (ha|faz|que acabou)
      (fui|sofri|era|passei por|sobrevivi) ~2 (agredid*|violencia|abus*|maus tratos|violad*|estupr*|bullying) ~5 , ~1 (ha|faz|hoje|agora|ja|mas hoje|superei|esta ultrapassado)
      (fui|sofri|era|passei por|sobrevivi) ~2 (agredid*|violencia|abus*|maus tratos|violad*|estupr*) ~3 (no primeiro|num antigo|na infancia|em crianca|quando era|no passado|ha muitos anos|ha anos|faz anos|na adolescencia)
      (superei|superad*|ultrapassad*|curad*|recuperad*|resolvid*) ~2 (ha|faz|com|terapia|isso|anos) ~3
      quando (eu)? (era|fui) (crianca|pequeno|pequena|menor|adolescente|menino|menina|jovem) ~8
      (ha|faz|fazem) ~1 (anos|muitos|dez|vinte|quinze|15|10|20|muito|cinco) (anos|tempo)? ~3 (atras|que|>)
      (tio|tia|avo|primo|pai|mae|irmao|irma|amigo|bisavo) se (suicidou|matou|enforcou) ~5
      (tio|tia|avo|primo|pai|mae|irmao|irma|amigo) (suicidou se|matou se)
    `,
  },
];

/** Words that show that a sentence is about fiction. */
export const fiction = `
  (filme|serie|novela|livro|documentario|romance|podcast|peca|reportagem|noticia|noticias|episodio|dorama|conto|anime|palestra|exposicao|artigo) ~1 (em que|sobre|onde|que|com|de|da|do|dos|das|na|no|chamad*|acerca|matou|mata|morre) ~3
  (personagem|protagonista|interpretar|interpreto|roteiro|guiao|netflix|hamlet|romeu|true crime|rpg)
  (vimos|vi|assistimos|assisti|li|lendo|assistindo|ver) ~1 (um|uma|o|a|aquele|aquela) ~1 (filme|serie|novela|livro|documentario|reportagem)
`;
