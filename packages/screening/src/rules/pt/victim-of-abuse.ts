import type { RulesOfKind } from '../../phrases/language.ts';

export const victimOfAbuse: RulesOfKind = {
  kind: 'victim_of_abuse',
  rules: [
    {
      reason: 'Violência, ameaças e armas contra quem escreve.',
      inDanger: 'writer',
      phrases: `
        (ele|ela|{kin}|que|e|ja|sempre|mas|quando) ~3 (me|nos) ({hit}|{choke}) ~2
        (quebrou|partiu|fraturou|deslocou|partiu me|quebrou me) ~2 (meu|minha|o|a|os|um|uns|dois) ~1 (braco|nariz|dedo*|costela*|perna|dente*|mao|maxilar|pulso)
        me (queimou|cortou|esfaqueou|drogou|amarrou|filmou|dopou) ~3
        me ({choke}|espanca|espancou|agride|agrediu|bateu|empurrou|estapeou|chutou|socou|esmurrou|mordeu|machucou|machuca|estapeia) ~2
        ({hit}|{choke}|bateu|agrediu|empurrou|agride) me ~2
        (bate|bateu|batendo|batia) em mim
        (apanho|apanhei|apanhando|apanhar|levo surra|levei um soco|levei um tapa|levei uma surra|levei pontos|levei um murro) ~4
        (mao|maos|travesseiro|almofada|cinto) ~3 (no|em volta do|no meu|ao|sobre) ~1 (meu)? (pescoco|garganta|rosto|boca)
        meu pescoco ~4
        (fiquei sem ar|nao conseguia respirar|sem ar|quase desmaiei|desmaiei)
        (me puxa|me puxou|me agarra|me agarrou|me segurou|me segura|me pegou|me arrastou|me jogou|me joga|me prendeu|me encosta|me prensou) ~2 (pelo|pelos|pela|no|na|contra|a forca|com forca) ~3
        (e|fica|ficou|esta|era|ta) (muito)? (violento|violenta|agressivo|agressiva) ~2
        (violencia) (domestica|fisica|sexual|psicologica|contra)
        (hematoma*|roxo|roxos|roxa|olho roxo|marca*|manchas|nodoas|labio cortado|pontos) ~6 (ele|ela|braco*|corpo|rosto|pescoco|maquia*|esconder|escondo|base|manga*|marido|dedos|perna*|trabalho|cobrir)
        (maquiagem|base|manga comprida|mangas|manga longa|lenco|oculos|corretivo|maquio|maquilhagem|gola) ~6 (roxo*|pescoco|braco*|marca*|esconder|trabalho|olho|calor|rosto|cobrir|tapar|verao|inteiro)
        (digo|disse|falo|falei|invento|contei) ~5 (cai|escada|porta|desastrad*|tropecei|escorreguei|bati)
        (me|nos) ~1 (ameaca|ameacou|ameacava|ameacando) ~6
        (ameaca|ameacou|ameaca me|ameacou me|ameacas) ~3 (matar|morte|divulgar|postar|tirar|bater|me|contar|com|levar|meus|de)
        (disse|diz|falou|fala|jurou|jura|grita) ~4 (me mata|vai me matar|me matar|mata me|acaba comigo|vai acabar comigo|me quebra|me queima|matava me|me enterra|me acha|matar me)
        (vai|ia|quer|tentou) ~1 (me matar|matar me|acabar comigo|me bater|me esfaquear|me queimar)
        (se eu) ~1 (for embora|sair|largar|contar|denunciar|deixar|terminar|falar|separar|desobedecer|demorar|reclamar) ~8 (mata|matar|filhos|criancas|bate|arrepend*|divulga*|posta|acaba|pega|vinga|castig*|pior|morr*|atras)
        (se eu denunciar|se eu contar|se eu for) ~2
        {weapon} ~6 (mim|me|pescoco|cabeca|mesa|aponta*|encost*|cama|mostr*|limp*|gaveta|debaixo|travesseiro)
        (aponta|apontou|encostou|puxou|pega|pegou|sacou|mostra|limpa|coloca) ~3 (a|uma|o|um) {weapon} ~4
        (quebra|quebrou|soca|socou|chuta|chutou|arromb*|esmurr*|destrui*) ~3 (porta|parede|minhas coisas|meu celular|moveis|tudo|vidro|janela|pratos|telemovel)
        (matou|mata|chuta|chutou|bate|bateu|envenenou) ~2 (meu|minha|no meu|na minha|o) (cachorro|gato|gata|cao|cadela|cachorra|passarinho)
        (acidente|acidentes) ~4 (acontece*|estrada|ninguem|parec*) ~5
        (nao for minha|nao e minha|nao vai ser de|nao sera de) ~4 (ninguem|mais)
      `,
    },
    {
      reason: 'Sexo contra a vontade.',
      inDanger: 'writer',
      phrases: `
        (me estupr*|estuprou|estupra|estupro|me violou|violou me|abusa de mim|abusou de mim|violacao|abuso sexual)
        (me)? (obriga|obrigou|forca|forcou|pressiona|obrigava) ~3 (a)? ~1 (transar|sexo|relacoes|ter relacoes|deitar|fazer sexo|dormir com|cama|coisas na cama|sexual*)
        (transar|sexo|relacoes) ~5 (digo que nao|nao quero|a forca|dormindo|obrigad*|chorando|mesmo|contra)
        (digo|falo|disse) ~1 que nao ~4 (ele|continua|insiste|mesmo assim|nao para|forca)
        (mesmo|ate) quando (eu)? (digo que nao|nao quero|choro|estou dormindo|durmo|digo nao)
        (finjo que estou|finjo estar|finjo) (dormindo|a dormir|dormir) ~6
        (cedo|deixo|aceito) ~3 (para ele parar|pra ele parar|por medo|pra nao|senao|olhando pro teto)
        contra a minha vontade
        obrigacao de (esposa|mulher)
      `,
    },
    {
      reason: 'Seguida, vigiada, controlada, trancada.',
      inDanger: 'writer',
      phrases: `
        (me|nos) (segue|seguiu|seguia|persegue|perseguia|perseguiu|vigia|vigiava|espiona|rastreia|monitora|espera na|cerca) ~4
        (segue|persegue|vigia|espiona) me ~3
        (perseguidor|stalker|medida protetiva|medidas protetivas|ordem de restricao)
        (aparece|fica|espera|para|ronda|estaciona) ~4 (na porta|em frente|na frente|no meu trabalho|na minha rua|do lado de fora|onde eu|na minha casa|no portao) ~3
        (controla|vigia|olha|mexe|le|revista|fuca|rastreia|verifica|fiscaliza|ve|hackeou|clonou|confere|decide|escolhe) ~3 (meu|minha|meus|minhas|o que|com quem|tudo|todo|cada|quem) ~1 (celular|telemovel|telefone|dinheiro|roupa|roupas|mensagens|conversas|conta|contas|localizacao|gastos|redes|salario|whatsapp|que|falo|eu|bolsa|e mail|senhas|passos|horarios|visto) ~3
        (celular|telemovel|telefone) ~3 (toda noite|todo dia|todos os dias|o tempo todo|escondido|revista|da outra vez)
        (nao me deixa|nunca me deixa|nao deixa eu|nao deixa que eu|me proibe|proibiu|proibe|proibida|proibido|me proibiu|nao posso sair|nao posso falar|nao posso ver|so posso|so deixa|nao me permite) ~2 (sair|ver|trabalhar|falar|ir|ter|usar|visitar|estudar|dirigir|conversar|encontrar|minha|meu|meus|amigas|amigos|casa|celular|telefone|com|vestir|roupa|comer|ligar|de casa|nada)
        (pedir|peco|sem) ~1 (permissao|autorizacao) ~4
        (tira|tirou|pega|pegou|esconde|escondeu|toma|tomou|leva|levou|quebrou|fica com|guarda|reteve) ~2 (meu|minha|meus|minhas|o|a|as) ~1 (celular|telemovel|telefone|chave|chaves|dinheiro|passaporte|documentos|cartao|salario|identidade|remedios|carro|cartoes)
        (me tranca|tranca|trancou|trancada|trancado|me prende|presa em casa|carcere|me trancou|fechada em casa|fecha me) ~4
        (me castiga|castiga|castigo|de castigo) ~4
        (me afastou|me afasta|me isola|me isolou|isolada|afastada|perdi minhas amig*|cortou meu contato) ~4
        (mandar|mando|enviar|tenho que mandar|pede|exige) ~2 (localizacao|foto|video|print|fotos) ~6
        (divulgar|vazar|postar|espalhar|publicar|mandar|mostrar) ~4 (nudes|fotos|videos|intim*|pelad*) ~4
        (nudes|fotos intimas|videos intimos|fotos pelada) ~5
        (apaga|apagar|apague|deleta|deletar) ~3 (conversa|chat|mensagens|historico|isso) ~6
        (casar|casamento) ~4 (obrigad*|forcad*|a forca|contra|nunca vi|obrigar|forcar|obrigam)
        (camera|cameras|rastreador|gps|aplicativo espiao|airtag) ~5 (carro|celular|casa|quarto|bolsa|achei|escondid*)
        senao ele (surta|bate|fica|me|explode|enlouquece|briga)
      `,
    },
    {
      reason: 'Medo em casa, fuga, e outras que o vivem.',
      inDanger: 'writer',
      phrases: `
        ({afraid}) ~1 (dele|dela|do meu|da minha|de voltar|de ir pra|que ele me|que ele faca|de chegar|de dormir|do que ele|de ele|de deixar ele|da reacao dele|de dizer nao|de contrariar|das reacoes|de morrer na mao|dos surtos) ~2 (marido|namorado|companheiro|esposo|casa|mate|bata|faz|faca|pode|ex|padrasto|pai|>|quando|e|dele|esposa|mulher|namorada|bebe)
        ({afraid}) (dele|dela) ~2
        vivo (com|em|num|no) (medo|pavor|terror|panico)
        (piso|pisar|pisando|ando) em ovos
        (chave|chaves|passos|carro|portao|porta) ~5 (tremo|panico|medo|congelo|gelo|pavor|enjoo|coracao|encolh*|escond*)
        (fugir|escapar|abrigo|casa abrigo|mala escondida|sair escondida|fugir dele|delegacia da mulher) ~4
        (escondida|escondido|trancada|me escondo|me escondi) ~3 (banheiro|quarto|carro|armario|vizinh*|casa de banho) ~5
        (nao irritar|nao provocar|nao deixar ele nervoso|evitar que ele|nao irrite|nao estressar|nao contrariar) ~8
        (nao me sinto|nao estou|nao to) segura ~3
        (ele|ela) me (da medo|assusta|apavora|aterroriza)
      `,
    },
    {
      reason: 'Outra pessoa sofre violência de alguém próximo.',
      inDanger: 'other',
      phrases: `
        (minha|meu|a|uma|da minha) ~1 (irma|amiga|mae|filha|vizinha|prima|tia|colega|avo|cunhada|sogra|irmao|nora) ~3 (apanha|apanhando|apanhou|e agredida|sofre|foi espancada|ta apanhando|e espancada|leva) ~4
        (irma|amiga|mae|filha|vizinha|prima|tia|colega|cunhada|nora) ~5 (marido|namorado|companheiro|ex|esposo|padrasto) ~3 ({hit}|{choke}|ameac*|tranca|estupr*|controla|bate nela)
        (marido|namorado|companheiro|ex|padrasto|pai) ~2 (bate|bateu|batia|batendo) (nela|na minha mae|na mae|na minha irma|na esposa|na mulher)
        (meu pai|meu padrasto|ele|meu irmao) ~1 ({hit}|{choke}) ~1 (a|na) (minha)? (mae|irma|mulher) ~2
      `,
    },
    {
      reason: 'Pancada, ameaça e arma, noutras formas.',
      inDanger: 'writer',
      phrases: `
        (deu|da|dava|dando|levei|levo|apanhei|leva|meteu|mete|enfiou|espetou|acertou|pregou|prega) ~1 (me|nos)? ~3 {blow} ~2
        me (da|deu|dava|mete|meteu|acertou) ~3 {blow}
        (me|ele|ela|levei|deu|da) ~4 {blow} ~2 (no meu|na minha|em mim|na cara|no rosto|na barriga|nas costas|no estomago|na cabeca)
        (murro|murros|soco|socos|pontapes|chutes|cabecadas) ~1 (na|nas|no|em) (parede|paredes|porta|portas|armario|movel|carro|volante) ~6
        (ele|ela|{kin}|e|que|me) ~3 (bate me|batia me|bateu me|espanca me|empurra me|empurrou me|agride me|agrediu me|arranha me|morde me|cospe me|cuspiu me|cospe em mim|cuspiu em mim|puxa me|puxou me|agarra me|agarrou me|abana me|sacode me|aperta me|apertou me|esgana me|sufoca me|atira me|atirou me|queimou me|queima me|pontapeia me|esbofeteia me|estrangulou me|estrangula me|maltrata me|humilha me e|forca me|obriga me|viola me|persegue me|ameaca me|ameacou me|tranca me|fecha me|encosta me|deu me|da me com) ~2
        (cospe|cuspiu|bate|bateu|joga|jogou|atira|atirou|batendo|lanca|desconta) ~3 em mim
        me (arrebenta|arrebentou|quebrou|quebra|queimou|queima|mordeu|morde|arranha|arranhou|sacode|sacudiu|belisca|arrasta|arrastou|derrubou|chutou|maltrata|maltratou|violenta|atropelou|esfaqueou|golpeou|torceu|sufoca|sufocou|machuca|machucou|ameaca|apunhalou|afogou|agarra a forca|agarrou a forca|pega a forca|pegou a forca|pega pelo|pegou pelo) ~2
        (sou|fui|era|estou sendo|estou a ser|tenho sido|fomos) (agredid*|espancad*|batid*|maltratad*|abusad*|violad*|estuprad*|violentad*|ameacad*|perseguid*|vigiad*|forcad*|obrigad* a|humilhad*|vitima) ~4
        (puxa|puxou|agarra|agarrou|arrasta|arrastou|pega|pegou|segura|segurou|aperta|apertou|prende|prendeu) ~1 (me)? ~1 (pelos|pelo|pelas|pelo braco|o braco|os bracos|meu braco|meus bracos|meu cabelo|os cabelos|meu rosto|o queixo|os pulsos|meus pulsos|a garganta|minha garganta|o pescoco|meu pescoco|o meu pescoco) ~3
        (mao|maos|joelho|almofada|travesseiro|cinto|fio|saco) ~2 (na|no|ao|a|em|em volta|a volta|contra) ~2 (minha|meu|garganta|pescoco|boca|cara) ~1
        (marido|namorado|companheiro|homem|esposo|mulher|namorada|esposa|pai|ex|parceiro|ele|ela) ~2 (agressivo|violento|agressiva|violenta|agressor|abusivo|abusiva|abusador|batedor)
        (relacao|relacionamento|casamento|namoro) (abusiv*|violent*|com violencia)
        (vitima|caso|casos|situacao|sofro|sofri|sofre) ~1 de (violencia|agressao|agressoes|maus tratos|abuso|abusos|stalking|perseguicao)
        (maus tratos|violencia domestica|violencia no namoro|lei maria da penha|maria da penha|agressoes)
        (se|caso) ~1 (eu)? ~1 (sair|saio|saia|for|fosse|for me|deixar|deixo|deixa lo|deixar ele|terminar|termino|acabar|acabo|contar|conto|falar|falo|denunciar|denuncio|me separar|separar me|pedir o divorcio|divorciar|largar|chego|chegar|atraso|atrasar|recusar|recuso|disser|digo) ~6 (mata|matar|matava|tira|tirar|filhos|criancas|queima|destroi|destruir|acaba|pagar|arrepender|arrependo|espera|pior|vinga|persegue|divulga|publica|mostra|castiga|expuls*|sem nada|rua|atras de mim|encontra|enterra|morta|morto|sei o que)
        (sei|ja sei|sabes|imagina*) ~1 o que ~1 (me)? (espera|acontece|vem|vai acontecer|ele faz|ele me faz) ~4
        (disse|diz|falou|prometeu|jura|jurou|garante|avisou|grita|escreveu) ~5 (vai acabar comigo|a proxima|o proximo|sou a proxima|eu era a proxima|me enterra|enterra me|ninguem me encontra|vou me arrepender|me arrepender|nunca mais vejo|tira os meninos|tira meus filhos|tira me os filhos|me tira os filhos|desfigur*|parte a cara|parte me|quebra minha|quebra meus|deita fogo|poe fogo|mata a minha familia|minha familia morre|some comigo|sumir comigo|vai me achar|vai encontrar me|ninguem vai acreditar)
        (conduz|dirige|acelera|conduziu|dirigiu|acelerou|guia) ~6 (assustar|medo|gritar|chor*|suplic*|implor*|matar nos|matar a gente|morrer|batia|comigo no carro|comigo dentro|de proposito)
        (parte|partiu|parti|destroi|rasga|rasgou|queima|queimou|quebra|quebrou|joga fora|jogou fora|estraga|estragou|deita fora) ~2 (meu|minha|meus|minhas|os meus|as minhas|o meu|a minha|tudo|a porta|a loica|os moveis|as coisas) ~2 (celular|telemovel|roupa|roupas|coisas|livros|porta|oculos|computador|documentos|quando|em casa|moveis|loica|plantas|fotos|>)
        (expulsa|expulsou|poe|pos|bota|botou|deixa|deixou) me? ~2 (na rua|fora de casa|para fora de casa|pra fora de casa|a dormir na rua|do lado de fora|a dormir no chao|dormir no chao|sem comer|sem jantar|sem dinheiro) ~3
        (esconde|escondeu|nega|tira|controla) ~2 (minha|meus|meu|a minha|os meus|o meu) (insulina|remedios|medicacao|bomba|muletas|cadeira|oculos|comida|documentos)
      `,
    },
    {
      reason: 'Vida vigiada: dinheiro, telefone, roupa, amigos, licença.',
      inDanger: 'writer',
      phrases: `
        (tenho|preciso|obriga me|sou obrigad*|me obriga|devo|faz me|me faz|exige) ~1 (de|que|a)? ~1 (lhe)? (pedir|pede|dar satisfacao|dar satisfacoes|justificar|prestar contas|mostrar|avisar|mandar|enviar|tirar foto|pedir lhe|explicar) ~3 (dinheiro|licenca|autorizacao|permissao|sair|recibos|talao|taloes|notas|celular|telemovel|fotos|foto|localizacao|cada|tudo|onde|comprar|minuto|horas|video|conversas|mensagens|troco|prova|ate para|ate pra)
        (pedir|peco|pede|pedia) licenca ~3
        (nao tenho|sem|nao tem) (acesso|direito) ~1 (a|ao|as|aos|de|nenhum) ~3 (conta|dinheiro|cartao|banco|contas|salario|telemovel|celular|sair|falar|opinar|nada)
        (da me|me da|recebo) (uma)? mesada ~6
        (fica com|controla|tira|leva|gere|recebe|pega|gasta) ~1 (me)? (o|todo|com o|com todo)? ~1 (meu|todo o meu|todo meu) (salario|ordenado|dinheiro|cartao|vencimento|beneficio|subsidio) ~2
        (conta|confere|cronometra|controla|mede) ~2 (minutos|horas|quilometros|talao|notas|recibos|moedas|cada centavo|cada centimo|cada euro|cada real|tempo que|trocos) ~3
        (nao me deixa|nao deixa|nao me deixava|me proibe de|proibe me|proibiu me|nao quer que eu|nao posso|nao me permite|impede me|me impede|estou proibid* de) ~1 (de)? ~1 (sair|trabalhar|estudar|ver|falar|ter amig*|visitar|usar|maquiar|vestir|dirigir|conduzir|ir ao medico|ir a lado|ter telemovel|ter celular|ter conta|conviver|telefonar|ligar|dormir) ~5 (sem|sozinh*|amig*|familia|mae|irma|irmas|pais|casa|com ninguem|ninguem|homens|colegas|ele|medico|trabalhar|>)
        (tem|sabe|exige|pede|obriga me a dar|pediu|mudou) ~2 (minhas|as minhas|todas as minhas) ~1 (senhas|palavras passe|passwords|contas) ~4
        (sabe|adivinha|descobre) ~1 (sempre|tudo|todas) ~3 (onde estou|onde eu estou|por onde|com quem|onde estive|o que faco|onde ando|que falo)
        (sabe|sabia) (sempre)? (onde eu estou|onde estou|onde estive|onde ando|com quem estive|com quem falei) ~4
        (encontrei|achei|descobri|instalou|pos|colocou|meteu|botou) ~3 (rastreador|gps|airtag|camera|cameras|escuta|aplicativo|localizador|aplicacao|gravador|microfone) ~5
        (escolhe|decide|manda|controla) ~2 (minha|a minha|as minhas|minhas|o que|com quem|quando) ~1 (roupa|roupas|amig*|visto|posso|falo|falar|como|durmo|saio|cabelo|peso|comida)
        (nao posso|nao me deixa|proibid* de|proibe de) usar (maquiagem|maquilhagem|saia|saias|batom|decote|vestido|biquini|calcas|short)
        (segue me|me segue|seguia me|me seguia|seguiu me|me seguiu|vem atras de mim|anda atras de mim|vigia me|espia me|persegue me|assedia me) ~4 (lado|casa|trabalho|rua|carro|todo|onde|sempre|ate|dias|meses|escondid*|terminamos|ex|quando saio)
        (ex|ele|ela) ~5 (a minha porta|na minha porta|no meu portao|a porta do meu|em frente ao meu|em frente a minha|na saida do meu|debaixo da minha janela|entrou na minha casa|entrou em minha casa|com a chave|copia da chave) ~3
        (cria|criou|faz|usa) ~2 (contas falsas|perfis falsos|perfil falso|numeros diferentes|outros numeros) ~4
        (liga|manda|mensagens|chamadas|ligacoes) ~3 (cem|50|100|200|dezenas|centenas|vezes por dia|o dia todo|sem parar) ~4 (ex|vezes|dia|bloque*|ameac*)
        (afastou me|afasta me|me afastou|fez me cortar|me fez cortar|obrigou me a cortar|ja nao tenho|nao tenho mais|perdi) ~3 (todas as minhas amigas|todos os meus amigos|contato com|contacto com|amigos por causa dele|amigas por causa dele|a minha familia|minha familia|amig* por causa)
        (tranca|trancou|fecha|fechou|prende|prendeu) ~2 (porta|em casa|no quarto|na cave|na casa de banho|no banheiro|na varanda|por fora|a chave|com chave) ~3
        (fica|ficou|guarda|guardou|tem|reteve|escondeu|esconde|rasgou|queimou) ~1 (com)? ~1 (o|os|a|as)? (meu|meus|minha|minhas) (passaporte|documentos|papeis|chaves|cartao de cidadao|bilhete de identidade|rg|cpf|carteira|visto|autorizacao de residencia|telemovel|celular) ~3
        (manda|mandar|mandam|devolver|deportar|denunciar) me? ~2 (de volta|para o meu pais|pro meu pais|a imigracao|ao sef|embora do pais) ~3
        (casar|casamento|casar me|me casar) ~4 (a forca|forcad*|obrigad*|contra a minha|sem eu querer|um primo|que nao conheco|que nunca vi|desconhecid*)
        (apaga|apagar|apague|apaguem|eliminar|limpar|some com) ~2 (esta|essa|a|o|isto|isso|as|historico|tudo) ~2 (conversa|chat|historico|mensagens|isto|isso|ele|depois|ele ver|rapido) ~4
        (nao posso|nao da para|nao da pra|nao consigo) (falar|escrever|digitar) (agora|muito|alto|aqui|livremente) ~6
        (ele|ela) ~4 (le tudo|ve tudo|le as minhas|ve as minhas|mexe no meu|vasculha|mexe em tudo|ouve tudo|esta aqui do lado|esta a chegar)
      `,
    },
    {
      reason: 'Sexo forçado, noutras palavras.',
      inDanger: 'writer',
      phrases: `
        (me pega|me agarra|me toca|me come|me usa|penetra|penetrou|comecou|faz|fez|toca me|agarra me|usa me|faz me|monta) ~3 (a forca|dormindo|a dormir|sem eu querer|contra a minha|contra minha|sem consentimento|enquanto durmo|mesmo eu|a chorar|chorando)
        (tirou|tira|tirava) ~1 (o|a)? (preservativo|camisinha) ~4
        (finjo|fingir|fingo|finjo me) ~2 (durmo|dormir|dormindo|a dormir|adormecida|adormecido) ~6
        (deixo|deixar|aguento|cedo|acabo por ceder|acabo cedendo|faco) ~3 (acabar logo|acabar depressa|senao ele|para ele nao|pra ele nao|para nao apanhar|pra nao apanhar|medo|porque se nao|para ele se calar|sossego|ele parar)
        (fico|olho|a olhar|olhando) ~2 (imovel|parada|para o teto|pro teto|o teto|a parede) ~3 (espero|acab*|ele|ate|enquanto)
        (nao|nunca) ~1 (aceita|ouve|respeita|liga ao|quer saber do) ~1 (o|um)? (meu)? nao >
        (minha|e a minha|e) obrigacao ~3 (sexo|cama|mulher|esposa|satisfaz*)
      `,
    },
    {
      reason: 'Medo, esconder-se, sair sem que ele saiba.',
      inDanger: 'writer',
      phrases: `
        (sair|fugir|ir embora|ir me embora|escapar|deixa lo|largar ele|sair de casa|separar me|levar as criancas) ~4 (sem ele|sem ela|sem que ele|sem que ela|as escondidas|escondida|escondido|em seguranca|com seguranca|segura|antes que ele) ~3
        (plano|mala|dinheiro|bolsa) ~2 (de fuga|escondid*|pronta para fugir|para fugir|pra fugir) ~2
        (pisar|piso|pisando|andar|ando|a pisar) ~1 (em)? (ovos|casca de ovo|cascas de ovo)
        (que|como|o que|fazer|faco) ~5 (nao|evitar) ~3 (zangar|zangue|irritar|irrite|provocar|provoque|enervar|enerve|explodir|exploda|nervoso|bravo|furioso|chatear|contrariar|perder a cabeca|surtar|surte|descontrolar) ~8 (ultima|vez|comigo|bate|hospital|semana|outra|de novo|casa)
        (ultima|outra|proxima) vez ~4 (hospital|sem sair|sem trabalhar|nao fui trabalhar|faltei|fiquei uma semana|pontos|gesso|costela|braco|inchada|nao conseguia|foi horrivel|foi pior|vai ser pior|fiquei sem)
        (ouco|ouvir|oico|escuto|escutar|ouvindo|barulho|som) ~4 (carro|chave|chaves|passos|porta|portao|mota|elevador|voz) ~6 (tremo|tremer|gelo|coracao|enjoo|panico|medo|corro|dispara|paralis*|congelo|estomago|barriga|escondo|encolho|esconder|arrumar)
        (medo|pavor|panico|terror|receio) (dele|dela|deles)
        ({afraid}) ~1 (do|da|de) (meu|minha|o meu|a minha)? (marido|mulher|esposa|namorado|namorada|companheiro|companheira|ex|esposo|parceiro|noivo|filho|genro) ~3
        ({afraid}) ~2 (me faca|me mate|me bata|me encontre|me ache|venha atras|apareca|descubra|faca mal|faz me|chegue em casa|chegar a casa|chegar em casa|voltar para casa|voltar a casa|ir para casa|voltar pra casa|adormecer ao lado|dormir com ele|dormir ao lado|dizer lhe que nao|dizer que nao|discordar)
        (fico|estou|esconder me|me esconder|escondo me|fechei me|tranquei me|fechada|fechado) ~3 (casa de banho|banheiro|quarto|despensa|garagem|carro|armario) ~5 (ate|porque|ele|escondid*|a escrever|escrevendo|bate|porta|dormir)
        (bate|bater|esmurrar|esmurra|arrombar|partir|chutando|chutar|forcando|aos murros|aos pontapes) ~2 (na|a|no)? porta ~4 (ele|mim|medo|socorro|ajuda|agora|gritar|gritando)
        (socorro|me ajud*|ajudem me|preciso de ajuda) ~6 (ele|bate|matar|porta|marido|arma|faca)
        (casa abrigo|abrigo de mulheres|apav|casa da mulher|ligue 180|delegacia da mulher|queixa na policia|boletim de ocorrencia|apresentei queixa|fiz queixa|pulseira eletronica)
        (base|corretor|maquilhagem|maquiagem|corretivo|po|manga comprida|mangas compridas|manga longa|lenco|gola alta|oculos escuros|cachecol) ~6 (calor|verao|ninguem ver|ninguem perceber|nao se ver|nao verem|tapar|cobrir|esconder|disfarcar|agosto|janeiro|30 graus|40 graus|dentro de casa|olho|pescoco|trabalho|braco*)
        (disse|digo|falei|contei|expliquei|menti|inventei|invento|dizer) ~4 (cai|caira|tinha caido|escorreguei|escada|escadas|bati na porta|fui contra|acidente domestico|tropecei|desastrad*) ~3
      `,
    },
    {
      reason: 'Outra pessoa maltratada, noutras palavras.',
      inDanger: 'other',
      phrases: `
        (irma|amiga|mae|filha|vizinha|prima|tia|colega|avo|cunhada|nora|sogra|irmao|amigo|vizinho|neta|sobrinha|pai) ~6 {bruised} ~5
        (irma|amiga|mae|filha|vizinha|prima|tia|colega|avo|cunhada|nora|sogra|irmao|amigo|vizinho|neta|sobrinha) ~3 (apanha|apanhar|apanhou|leva porrada|levou porrada|e maltratada|foi agredida|e agredida|foi espancada|vitima de|vive com medo|e ameacada|tem medo do|tem medo de|nao pode sair|esta fechada|e controlada|desapareceu das) ~3
        (vizinho|cunhado|genro|padrasto|marido dela|namorado dela|namorado da minha|marido da minha|companheiro da|ex da) ~4 ({hit}|{choke}|da porrada|ameaca|tranca|viola|persegue|deu {blow}|da {blow}) ~2
        (ele|pai|padrasto|irmao|marido|namorado|cunhado) ~2 (da|deu|dava) ~1 {blow} (na|a) ~1 (minha|mae|irma|mulher|esposa|amiga|filha)
      `,
    },
  ],
};
