import type { RulesOfKind } from '../../phrases/language.ts';

export const childAtRisk: RulesOfKind = {
  kind: 'child_at_risk',
  rules: [
    {
      reason: 'Uma criança é ferida, usada ou abandonada.',
      inDanger: 'child',
      phrases: `
        ({hit}|{choke}|estuprou|abusa|abusou|toca|tocou|tranca|trancou|amarra|amarrou|castiga|sacudi|passa a mao|passou a mao|maltrata|machuca|acaricia|droga|xinga|queima) ~2 (meu|minha|meus|minhas|seu|sua|o|a|os|as|do|da|no|na|nos|nas|em|de|ao) ~2 {child} ~4
        (meu|minha|meus|nosso|nossa|seu|sua|o|a|os|as|dela|dele) ~1 {child} ~6 (apanha*|hematoma*|roxo*|marcas|fome|suj*|sozinh*|trancad*|abusad*|estuprad*|desnutrid*|negligenci*|queimadura*|medo|xixi na cama|se esconde|treme|cinto|fio)
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
      reason: 'Quem escreve é menor.',
      inDanger: 'writer',
      phrases: `
        (meu|o|minha) (padrasto|pai|tio|avo|primo|professor|treinador|mae|madrasta|irmao|namorado da minha) ~3 (me|mim) ~1 ({hit}|{choke}|toca|tocou|estupr*|abusa|abusou|tranca|obriga) ~3
        (padrasto|pai|tio|avo|primo|professor|irmao) ~3 (passa a mao|passou a mao|mexe|mexeu|abusa|bate|bateu|encosta|toca) ~1 (em|no|na|comigo|de) ~1 (mim|meu|minha)?
        (padrasto|pai|tio|primo) ~3 (entra|vem) ~1 (no|pro|na) (meu|minha) (quarto|cama) ~3
        (mae|pai|ninguem|pais) ~4 (aparece|nao volta|nao vem|sumiu|nao apareceu|foi embora) ~5 (casa|dias|comida|irmao|sozinh*)
        (nao posso|nao quero|medo de) ~1 (voltar|ir) (pra|para) casa ~5
        (nao tem|nao temos|acabou a|sem) (comida|nada pra comer|o que comer) ~3
      `,
    },
    {
      reason: 'Crianças batidas, sós, com fome, usadas ou a verem, noutras formas.',
      inDanger: 'child',
      phrases: `
        (deu|da|dei|dou|dava|dao|leva|levou|levam|apanhou) ~2 {blow} ~1 (no|na|ao|a|nos|nas|aos|as|em) ~2 {child}
        {child} ~4 (leva|levou|levam|apanhou|apanha|apanham|e espancad*|levar) ~2 ({blow}|do|da|dele|dela|sempre|todos|com|quando|>)
        {child} ~5 (ve|veem|viu|viram|assiste|assistem|assistiu|ouve|ouvem|presenci*) ~3 (bate|bater|batendo|batendo me|bater me|agred*|espanc*|pancada|apanhar|brigas violentas|violencia|{blow})
        (a frente|na frente|diante|em frente) (dos|das|da|do|de) ~1 (nossos|nossas|meus|minhas|nossa|nosso|meu|minha)? {child}
        {child} ~4 (marcas|nodoas|verga*|hematoma*|queimadura*|feridas|mordidas|vergoes|lanho*) ~4
        {child} ~6 (nao quer|nao querem|recusa|recusa se|chora|choram|treme|tremem|grita|implora|pede|tem medo|medo) ~3 (ficar|ir|voltar|quando|de|do|da|para nao|pra nao|com o|com a) ~3 (padrasto|pai|tio|avo|madrasta|ama|baba|treinador|professor|mae|companheiro|namorado|sozinh*|catequista|padre)
        {child} ~8 (xixi na cama|voltou a fazer xixi|faz xixi|comecou a fazer xixi|urina na cama|deixou de falar|parou de falar|nao fala|debaixo da cama|dentro do armario|encolhe se|se encolhe|arrancar o cabelo)
        {child} ~5 (sabe|faz|fala de|imita|desenhou|desenha|repete) ~2 (coisas|gestos|desenhos|movimentos|brincadeiras) ~1 (de|do)? (sexo|sexuais|sexual|adultos|que nao devia*)
        (toma|toma banho|tomar|da|dorme|dormir|deita se|banho) ~3 (com|a|na cama) ~2 {child} ~4 (tranca*|porta|nu|nua|sozinh*|escondid*|despid*|cueca*|fecha*)
        (adulto|homem|senhor|desconhecido|estranho|velho|rapaz mais velho|gajo|cara) ~8 (mensagens|fotos|presentes|encontrar|encontra lo|encontra la|conversa|escreve|manda|oferece|segue|espera|pede|conhec*) ~4 {child}
        {child} ~6 (adulto|homem|senhor|desconhecido|estranho|mais velho) ~4 (mensagens|fotos|presentes|encontrar|conhec*|online|internet|jogo|instagram|manda)
        (sozinho|sozinha|sozinhos|sozinhas|so) com ~2 {child} ~6 (segredo|tranca*|porta|presentes|casa dele|nao quer|chora|noite)
        {child} ~4 (sozinho|sozinhos|sozinha|so) ~3 (casa dele|quarto dele|passeios|ferias) ~5 (segredo|ninguem|nao contar|entre homens|presentes)
        (leva|levar|convida) ~2 {child} ~2 (sozinh*) ~2 (casa dele|casa de|quarto)
        (segredo|segredinho|nao contes|nao conta|nao contar|nao diga) ~6 (treinador|professor|tio|padrasto|avo|padre|pastor|catequista|vizinho|explicador)
        (treinador|professor|tio|padrasto|avo|padre|pastor|catequista|explicador|vizinho) ~6 (segredo|segredinho|nao contar|nao contes|presentes|massagem|massagens|colo|beija|beijou|fotos|duche)
        (fotos|videos|imagens|pornografia) ~2 (de)? ~1 {child} ~3 (nu|nus|nua|nuas|pelad*|sem roupa|despid*|na internet|sexuais)
        (pornografia infantil|pedopornografia|abuso de menores|abuso sexual|abusa sexualmente|abusou sexualmente|pedofil*|aliciamento)
        (fechad*|trancad*|sozinh*|presos|presas) ~3 (em casa|no carro|no quarto|na cave|na varanda|no banheiro|na casa de banho|no escuro) ~5 {child}
        {child} ~4 (fechad*|trancad*|presos|presas|amarrad*|atad*|acorrentad*) ~3 (em casa|no carro|no quarto|na cave|na varanda|no banheiro|na cama|no escuro|a chave|e fui|e vou|armario|>)
        {child} ~5 (suj*|com fome|passa fome|passam fome|sem comer|sem banho|mal vestid*|sem casaco|magr* demais|piolhos|fralda suja|pede comida|roubar comida) ~3
        (gotas|calmante|xarope|comprimido|sedativo|remedio|cerveja|vinho|whisky|aguardente|cachaca|rivotril|dramin) ~4 (pro|para o|para a|pra|ao|a|no biberao|na mamadeira|nos) ~2 {child} ~3 (dormir|adormecer|calar|quiet*|sossegar|apagar|durma|durmam|>)
        (da|dou|deu|dei|damos|davam) ~4 (calmante|calmantes|xarope|vodka|cerveja|vinho|cachaca|aguardente|alcool|comprimidos|rivotril|sedativo|remedio) ~3 (ao|a|aos|as|pro|pra|para o|para a) ~1 {child}
        (usa|fuma|consome|cheira|injeta|viciad*|bebe|bebe ate) ~1 (em)? (crack|cocaina|heroina|drogas|droga|pedra|ate cair|coca) ~6 ({child}|gravida)
        (dirige|conduz|guia|dirigiu|conduziu) ~1 (bebad*|embriagad*|alcoolizad*|drogad*|com os copos) ~5
        {child} ~3 (de|tem|com|fez) ~1 (11|12|13|14|15|16|onze|doze|treze|catorze|quatorze|quinze|dezasseis|dezesseis) anos ~4 (casar|casamento|noiva|prometid*|namora com um homem|gravida) ~4
        (quero|vontade de|medo de|receio de|pensamentos de|imagens de|quase|impulso de|penso em) ~2 (fazer mal|sacudir|abanar|bater|atirar|largar|afogar|abafar|sufocar|magoar|machucar|esganar|jogar|deixar cair) ~1 (ao|a|o|no|na|meu|minha)? ~1 (meu|minha)? (bebe|nenem|filho|filha|crianca|miudo|miuda|recem nascido|pequeno|pequena|menino|menina)
        (abanei|sacudi|atirei|larguei|queimei|belisquei|apertei|mordi|gritei e bati|espanquei|bati|dei) ~1 (o|a|no|na|ao|com o)? ~1 (meu|minha|nosso|nossa)? (bebe|nenem|filho|filha|filhos|crianca|miudo|miuda|recem nascido|menino|menina|enteado|enteada) ~3
        (perdi|perco) (a cabeca|o controle|o controlo|a paciencia) ~4 (dei|bati|surra|sacudi|tareia|palmada*|atirei|machuquei|magoei|empurrei) ~4 {child}
        (raptar|raptou|sequestr*|fugir com|levar para fora|desaparecer com|sumir com|levou e nao devolve|nao devolve) ~2 (meu|minha|meus|os|as|o|a) ~1 {child}
      `,
    },
    {
      reason: 'Quem escreve é uma criança ou adolescente a quem fazem mal.',
      inDanger: 'writer',
      phrases: `
        (tenho|fiz|faco|sou uma menina de|sou um menino de|sou de) ~1 (so|apenas)? (8|9|10|11|12|13|14|15|16|17|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezasseis|dezessete|dezassete) (anos|aninhos)? ~8 (bate*|batem|bateu|apanho|cinto|{blow}|padrasto|medo|fome|comida|sozinh*|cuido|some|sumiu|bebe|bebad*|toca|tocou|abus*|mao|fotos|nua|nudes|homem|casar|tranca*|esconder|ninguem|forca|quarto|drog*|grita|fugir|treinador|obriga*|nao volta|porrada|irmaos|irmas)
        (tenho|fiz) (8|9|10|11|12|13|14|15|16|17) anos ~6 , ~6 ({hit}|apanho|medo|ninguem|sozinh*|bebad*|bebado|irmaos|comida|toca*|fotos|cinto|casa)
        (meu|minha|o meu|a minha) (pai|padrasto|mae|madrasta|tio|avo|irmao|treinador|professor|primo) ~3 (me bate|me batia|bate me|bate em nos|bate em mim|batem|me espanca|espanca me|toca me|me toca|mexe em mim|me apalpa|apalpa me|abusa|me tranca|fecha me|me obriga|obriga me|nos bate|bate nos|bate na gente|me queima|da me com|me da com|deu me com|filma me|me filma|espreita me) ~3
        (padrasto|pai|tio|primo|avo|namorado da minha mae|companheiro da minha mae) ~3 (entra|vem|mete se|deita se|vai) ~3 (meu quarto|minha cama|minha cama|no banho) ~4
        (homem|gajo|cara|rapaz|pessoa) ~2 (de|com) ~1 (18|19|2*|3*|4*|5*|trinta|quarenta|vinte) ~1 (anos)? ~3 (quer|pede|pediu|fotos|encontr*|nudes|mandar|conheci) ~4 (fotos|nudes|comigo|minhas|mim|video|encontrar|>)
        (bate|batem|bateu) ~1 (na|em) ~1 (minha)? mae e em nos
        (em mim|em nos) e (no meu|na minha|nos meus) (irmao|irma|irmaos|mae)
      `,
    },
  ],
};
