import type { Signs } from '../../reading/language.ts';

export const childAtRisk: Signs = {
  kind: 'child_at_risk',
  signs: [
    {
      because: 'Uma criança é ferida, usada ou abandonada.',
      inDanger: 'child',
      says: `
        ({hit}|{choke}|estuprou|abusa|abusou|toca|tocou|tranca|trancou|amarra|amarrou|castiga|sacudi|passa a mao|passou a mao|maltrata|machuca|acaricia|droga|xinga|queima) ~2 (meu|minha|meus|minhas|seu|sua|o|a|os|as|do|da|no|na|nos|nas|em|de|ao) ~2 {child} ~4
        (meu|minha|meus|nosso|nossa|seu|sua|o|a|os|as|dela|dele) ~1 {child} ~6 (apanha*|hematoma*|roxo*|marcas|fome|suj*|sozinh*|trancad*|abusad*|estuprad*|desnutrid*|negligenci*|queimadura*|medo|xixi na cama|se esconde|chora quando|treme|nao quer ir|bate|cinto|fio)
        (deixa|deixou|deixam|deixei|deixar|largou|larga) ~4 {child} ~4 (sozinh*|noite|carro|horas|trancad*|com estranhos)
        {child} ~4 (sozinh*|trancad*) ~5 (casa|noite|horas|dias|carro|festa|sair)
        (bebad*|drogad*|drogas|alcool|cachaca|vodka|cerveja|crack|maconha|cocaina|calmante|remedio pra dormir|remedio para dormir|vinho) ~6 {child}
        {child} ~7 (bebad*|drogad*|drogas|alcool|vodka|cerveja|calmante|remedio pra dormir|cachaca|crack)
        (nao da|nao alimenta|sem|nao tem) ~2 (comida|comer|leite|alimenta*) ~4 {child}
        (nu|nua|pelad*|porno*|partes intimas|segredo|presentes|banho|fotos|cama com) ~6 {child}
        {child} ~8 (nu|nua|pelad*|porno*|partes intimas|segredo|presentes|fotos pelad*|treinador|escondid*|mensagens de)
        (professor|treinador|tio|padrasto|avo|vizinho|pastor|padre|primo|adulto) ~5 (presentes|segredo|sozinho com|fotos|toca|passa a mao|mensagens|banho|convida|leva) ~6 {child}?
        (pedofil*|incesto|abuso infantil|abuso sexual de crianca|bebe sacudido)
        (sacudi|sacudiu|sacode|chacoalhei|chacoalhou) ~1 (o|a|meu|minha|ao) ~1 (bebe|nenem|filho|filha|crianca)
        (vontade|medo|pensamentos|quase|penso) ~4 (machucar|sacudir|jogar|afogar|bater|sufocar|fazer mal|largar|matar) ~3 (meu|minha|o|a|no|na|ao|bebe)
        eu (bati|sacudi|machuquei|empurrei|queimei|tranquei) ~1 (no|na|o|a|meu|minha|em) ~2 {child}
        {child} ~4 (disse|contou|fala|falou|conta) ~6 (toca|bate|machuca|segredo|doi|beija|mexe|tranca|tio|padrasto|papai)
        (casar|casamento) ~6 (13|14|15|16|menor|menina|treze|quatorze|quinze)
      `,
    },
    {
      because: 'Quem escreve é menor.',
      inDanger: 'writer',
      says: `
        tenho ~1 (so)? (8|9|10|11|12|13|14|15|16|17|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezassete|dezasseis|dezessete) anos ~8
        (meu|o|minha) (padrasto|pai|tio|avo|primo|professor|treinador|mae|madrasta|irmao|namorado da minha) ~3 (me|mim) ~1 ({hit}|{choke}|toca|tocou|estupr*|abusa|abusou|tranca|obriga) ~3
        (padrasto|pai|tio|avo|primo|professor|irmao) ~3 (passa a mao|passou a mao|mexe|mexeu|abusa|bate|bateu|encosta|toca) ~1 (em|no|na|comigo|de) ~1 (mim|meu|minha)?
        (padrasto|pai|tio|primo) ~3 (entra|vem) ~1 (no|pro|na) (meu|minha) (quarto|cama) ~3
        (mae|pai|ninguem|pais) ~4 (aparece|nao volta|nao vem|sumiu|nao apareceu|foi embora) ~5 (casa|dias|comida|irmao|sozinh*)
        (nao posso|nao quero|medo de) ~1 (voltar|ir) (pra|para) casa ~5
        (nao tem|nao temos|acabou a|sem) (comida|nada pra comer|o que comer) ~3
      `,
    },
  ],
};
