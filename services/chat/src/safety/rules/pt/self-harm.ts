import type { Signs } from '../../reading/language.ts';

export const selfHarm: Signs = {
  kind: 'self_harm',
  signs: [
    {
      because: 'Matar-se ou ferir-se, dito com o nome.',
      inDanger: 'writer',
      says: `
        (me|mim) ~1 (matar|suicidar|enforcar|jogar da|jogar do|jogar na frente|cortar|machucar|mutilar|ferir|atirar da|atirar do|envenenar|queimar com|dar um tiro|afogar|jogar de|pendurar)
        (matar me|suicidar me|enforcar me|cortar me|magoar me|ferir me|atirar me|queimar me|mutilar me|matar a mim)
        me (mato|suicido|enforco|corto|cortei|cortando|cortava|mutilo|machuco|queimo|jogo da|jogo do|jogo na|atiro|mutilei|machuquei de|furo) ~3
        (corto|cortei|mutilo|mato|suicido|enforco) me ~3
        (suicidio|suicida|suicidas|autolesao|automutilacao|suicidar|suicidio|automutilando)
        (acabar|terminar|dar um fim|por fim|por um fim|dar fim|acabo) (com|na|a|em) (minha vida|tudo|tudo isso|isso tudo|essa dor|mim|meu sofrimento|minha dor|a minha vida)
        (tirar|tiro|tirando) a (minha)? (propria)? vida ~2
        (tiro|bala) na (minha)? (cabeca|boca) ~4
      `,
    },
    {
      because: 'Não querer viver.',
      inDanger: 'writer',
      says: `
        (quero|queria|preferia|prefiro|vontade de|gostaria de|desejo|pensando em|penso em|preciso|mereco|devia|pronta para|pronto para|era melhor|melhor) ~2 (morrer|estar morta|estar morto|sumir para sempre|sumir pra sempre|desaparecer para sempre|deixar de existir|nao existir|nao ter nascido|nunca ter nascido|dormir para sempre|dormir pra sempre|sumir desse mundo|a morte|minha morte|nao acordar)
        (nao|ja nao|n) (quero|aguento|consigo|tenho vontade de|desejo|suporto|quero mais) ~1 (mais|mas|continuar)? ~1 (viver|existir|estar viva|estar vivo|acordar|estar aqui|viver assim nao|estar nesse mundo|viver mais|continuar viva|continuar vivo|ficar aqui nesse)
        (dormir|deitar|adormecer|durmo) ~3 (e|pra|para|sem) ~1 (nao|nunca) ~1 (mais)? (acordar|acordasse|acorde|levantar)
        (nao|nunca) (mais)? (acordar|acordasse|acordar mais|ter nascido)
        (cansada|cansado|farta|farto|exausta) de (viver|existir|estar viva|estar vivo|da vida|respirar|tudo e de todos|mim)
        (vida) ~2 (nao tem|sem|perdeu|nao faz|nao vale|acabou|nao presta) ~1 (mais)? (sentido|pena|valor|graca|pra mim|para mim|saida)
        nao vale (mais)? a pena (viver|continuar|nada|estar)
        (nao vejo|sem|nao ha|nao tem|nao tenho|nao encontro|nao enxergo) ~1 (mais)? (saida|futuro|amanha|razao para|razao pra|motivo pra|motivo para|sentido em|esperanca|porque viver|vontade de viver|por que viver|forcas para viver)
        (pra que|para que|de que adianta|por que) ~1 (viver|continuar|acordar|levantar|existir|seguir|estou aqui|eu existo)
        (que tudo|que isso|que a dor|essa dor) ~2 (acabe|acabasse|pare|parasse|termine|passe de vez)
        tanto faz (viver|morrer|se eu morrer|estar viv*)
        (so)? (continuo|estou|sigo|vivo) (aqui|viva|vivo) ~1 (por causa|pelos|pelo|pela)
      `,
    },
    {
      because: 'Peso, despedida, meios.',
      inDanger: 'writer',
      says: `
        (melhor|feliz|felizes|tranquilo|tranquilos|aliviad*|em paz|mais leve) ~2 (sem mim|se eu nao|se eu morr*|se eu sum*|quando eu nao|sem eu)
        (sou|virei|me sinto|so|ser) ~2 (um peso|um fardo|um estorvo|uma carga|um encargo)
        (ninguem|alguem|quem) ~3 (sentiria|sentir|notaria|choraria|ligaria|perceberia|daria) ~3 (falta|se eu|minha|eu)
        carta* ~3 (despedida|adeus|pra minha|para minha|pros meus|para os meus|pra cada|de suicidio)
        (bilhete|video|mensagem) de (despedida|adeus|suicidio)
        (me despedi|despedir me|despedi me|me despedindo|adeus) ~3 (todos|mundo|deles|de todo|para sempre|pra sempre|vida)
        (quando|depois que|depois de) eu (nao estiver|me for|morrer|partir|for embora de vez|nao estiver mais)
        (deixei|deixo|organizei|arrumei|deixar) ~4 (organizado|senhas|seguro|arrumado|em ordem|tudo pronto|testamento|papeis|resolvido)
        (testamento|seguro de vida|senhas|documentos) ~4 (prontos|pronto|ordem|organizad*|depois|escrit*|deixei)
        (doei|dei|doando|dando) ~3 (minhas coisas|tudo que|meu gato|meu cachorro|minhas roupas todas)
        (logo|em breve|daqui a pouco|hoje|amanha) ~3 (paro de dar|vou parar de|deixo de ser|tudo acaba|nao vou estar|nao estarei|tudo vai acabar|vou descansar|serei livre|ninguem mais vai precisar|acaba tudo) ~4
        (paro|parar|deixo|deixar) de (dar|ser|causar|incomodar) ~1 (trabalho|problema*|peso|um peso|incomod*|preocupacao)
        (ultima|ultimo) (vez|mensagem|noite|natal|carta|dia) ~4 (que|vida|aqui|falo|vejo|escrevo)
        (remedios|comprimidos|pilulas|calmantes|caixa|frasco|cartela|medicamentos|veneno|chumbinho|dipirona|paracetamol|rivotril|clonazepam|raticida) ~5 (tomei|tomar|frente|mao|guardad*|juntando|contando|todos|todo|inteir*|engoli|gaveta|quantos|lado|guardo|estoque|suficiente*|mesa|separei|separad*)
        (tomei|tomar|engoli|juntando|junto|guardando|contei|separei|quantos|comprei) ~4 (remedios|remedio|comprimidos|pilulas|calmantes|caixa|frasco|cartela|veneno|chumbinho|medicamentos|rivotril)
        (corda|gilete|lamina|estilete|arma|faca|navalha) ~5 (pronta|frente|pulso*|braco*|gaveta|comprei|mao|aqui|cabeca|coxa*|pele)
        (ponte|viaduto|telhado|varanda|janela|trilho*|metro|trem|comboio|penhasco|sacada|terraco|predio|passarela|linha do) ~6 (pul*|jog*|atir*|saltar|penso|pensando|olho|olhando|acab*|facil|rapido|imagin*|paz)
        (pular|saltar|olho|olhando|parada|parado|subi|subo|debrucad*|jogar) ~4 (ponte|viaduto|telhado|varanda|janela|trilhos|metro|trem|penhasco|sacada|predio|passarela)
        (volante|carro) ~6 (poste|arvore|muro|caminhao|barranco|contramao|bater)
        (jogar|bater|atirar) o carro ~4
        (tenho|ja tenho|fiz|ja) ~1 (um plano|a data|tudo planejado|o dia marcado|decidi o dia|tudo decidido|tudo planeado)
        (encontrar|ficar com|junto d*|ver) ~3 (no ceu|do outro lado|la em cima)
      `,
    },
    {
      because: 'Outra pessoa quer morrer.',
      inDanger: 'other',
      says: `
        (ele|ela|{kin}) ~6 (se matar|suicidar|suicidar se|matar se|se enforcar|enforcar se|tirar a propria vida|se cortar|se corta|se mata|se jogar|se machucar|se suicidar|acabar com tudo|acabar com a vida|acabar com a propria|se suicidou ontem|pular da|dar um tiro na cabeca)
        (vai|quer|ameaca|tentou|tentar|disse|diz|falou|fala|pensa|jura) ~4 (se matar|suicidar|suicidar se|matar se|se enforcar|tirar a propria vida|se jogar|morrer|pular)
        (ele|ela|{kin}) ~5 (quer morrer|nao quer viver|nao quer mais viver|quer se matar|prefere morrer|queria morrer)
        (ele|ela|{kin}) ~4 (tomou|engoliu) ~3 (remedios|comprimidos|veneno|caixa|calmantes|chumbinho)
        (mandou|escreveu|deixou|postou|gravou|disse) ~2 ,? ~8 (despedida|adeus|ate o fim|obrigada por tudo|obrigado por tudo|me perdoa por tudo|carta|cuida d*) ~6
        (desligou|nao atende|nao responde) ~5 (despedida|adeus|ate o fim|suicid*)
      `,
    },
    {
      because: 'Uma criança que quer morrer.',
      inDanger: 'child',
      says: `
        (meu|minha|nosso|nossa) ~1 (filho|filha|menino|menina|sobrinho|sobrinha|neto|neta|adolescente|enteado|enteada|irmazinha|irmaozinho) ~8 (morrer|se matar|suicid*|se cortar|se corta|nao quer viver|matar se|automutil*|sumir pra sempre)
      `,
    },
  ],
};
