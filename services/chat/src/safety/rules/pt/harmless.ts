import type { Harmless } from '../../reading/language.ts';

/** What sounds like danger in Portuguese, and is a way of speaking. */
export const harmless: readonly Harmless[] = [
  {
    because: 'Morrer e matar são maneiras de dizer.',
    says: `
      (kk|kkk|kkkk|kkkkk|rs|rsrs|haha|hahaha|brincadeira|brincando)
      (morro|morri|morrendo|morto|morta|mortos|morrer|morta|morre) de (rir|vergonha|saudade|saudades|ciume|ciumes|fome|sede|cansaco|sono|tedio|calor|frio|vontade|amor|inveja|preguica|medo de aviao|raiva|medo de perder*|pena)
      (mata|matam|matando|mata me|me mata|matou) ~1 (de)? (raiva|vergonha|saudade|rir|orgulho|tedio|cansaco|>)
      (silencio|rotina|distancia|espera|saudade|sogra|trabalho|calor|transito|curiosidade) ~3 (me mata|mata me|ta matando|esta matando|mata|me matando|nos matando)
      (me|nos) ~1 (bate|ganha|ganhou|detona|destroi|bateu) (em tudo|no|na) ~1 (xadrez|videogame|truco|corrida|tenis|fifa|cartas|sinuca|futebol|jogo|baralho|domino)?
      (bate|bateu|batem) (porta|o pe|palmas|boca|papo|fome|saudade|um|foto|ponto|de frente|portas|as portas)
      (apunhalad*|facada|punhalada) ~1 (pelas|nas) costas
      (matar|mato|matei) (tempo|a saudade|a fome|a aula|as saudades|charada|a sede)
      (quero|vontade de|queria|preciso) (sumir|desaparecer|fugir) (num|por|em|um|uns|no|para|pra|do mapa) ~2 (spa|fim|semana|dia|dias|final|hotel|praia|uma)
      (filho|filha|bebe|menino|menina|gato|cachorro) ~5 (me|nos) (bateu|bate|mordeu|morde|arranhou|chutou)
      quebrei o pau
      (stalke*|stalkear|stalkeando) ~4
      (nas ultimas|no hospital|doenca|cancer) ~4
      (medo|pavor|panico) (de|que|do|da) ~1 (perder|ficar sozinh*|ser|compromisso|rejeicao|aviao|falhar|casar|falar|dizer|contar|futuro|altura|me apaixonar|amar|ela me deixe|ele me deixe|me deixe|me largue|nao dar|escuro|dentista|errar|magoar|ele terminar|ela terminar|me trair|ele nao|ela nao|envelhecer|dirigir)
      nao quero (mais)? (viver|morar) (assim|com|aqui|juntos|na|em|longe|separad*)
      (ate que a morte|de morrer|pra morrer de|morrer de amores)
      (joguinho|jogo|jogos) de (tiro|luta)
      (tiro|tiros) (no pe|certo|pela culatra)
    `,
  },
  {
    because: 'Não, e já passou.',
    says: `
      (nao|nunca|jamais|nem) ~2 (me)? ~1 (bate|bateu|bateria|bater|matar|suicid*|machucar|agrediu|agride|encostou|levantou|levantaria|violento|ameacou|forcou|obriga|medo|apanhei|ameaca|encostaria|bateram|morrer) ~3
      quando (eu)? (era|fui) (crianca|pequeno|pequena|menor|adolescente|menino|menina|jovem) ~8
      (ha|faz|fazem) ~1 (anos|muitos|dez|vinte|quinze|15|10|20|muito|cinco) (anos|tempo)? ~3 (atras|que|>)
      (tio|tia|avo|primo|pai|mae|irmao|irma|amigo|bisavo) se (suicidou|matou|enforcou) ~5
      (tio|tia|avo|primo|pai|mae|irmao|irma|amigo) (suicidou se|matou se)
    `,
  },
];

/** Told of, not lived. */
export const fiction = `
  (filme|serie|novela|livro|documentario|romance|podcast|peca|reportagem|noticia|personagem|netflix|videogame|episodio|dorama) ~8
  (vimos|vi|assistimos|assisti|li|lendo|assistindo|ver) ~1 (um|uma|o|a|aquele|aquela) ~1 (filme|serie|novela|livro|documentario|reportagem)
`;
