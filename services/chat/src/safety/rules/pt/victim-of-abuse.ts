import type { Signs } from '../../reading/language.ts';

export const victimOfAbuse: Signs = {
  kind: 'victim_of_abuse',
  signs: [
    {
      because: 'Violência, ameaças e armas contra quem escreve.',
      inDanger: 'writer',
      says: `
        (ele|ela|{kin}|que|e|ja|sempre|mas|quando) ~3 (me|nos) ({hit}|{choke}) ~2
        me ({choke}|espanca|espancou|agride|agrediu|bateu|empurrou|estapeou|chutou|socou|esmurrou|mordeu|machucou|machuca|estapeia) ~2
        ({hit}|{choke}|bateu|agrediu|empurrou|agride) me ~2
        (bate|bateu|batendo|batia) em mim
        (apanho|apanhei|apanhando|apanhar|levo surra|levei um soco|levei um tapa|levei uma surra|levei pontos|levei um murro) ~4
        (mao|maos|travesseiro|almofada|cinto) ~3 (no|em volta do|no meu|ao|sobre) ~1 (meu)? (pescoco|garganta|rosto|boca)
        (meu|o) pescoco ~4
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
      because: 'Sexo contra a vontade.',
      inDanger: 'writer',
      says: `
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
      because: 'Seguida, vigiada, controlada, trancada.',
      inDanger: 'writer',
      says: `
        (me|nos) (segue|seguiu|seguia|persegue|perseguia|perseguiu|vigia|vigiava|espiona|rastreia|monitora|espera na|cerca) ~4
        (segue|persegue|vigia|espiona) me ~3
        (perseguidor|stalker|medida protetiva|medidas protetivas|ordem de restricao)
        (aparece|fica|espera|para|ronda|estaciona) ~4 (na porta|em frente|na frente|no meu trabalho|na minha rua|do lado de fora|onde eu|na minha casa|no portao) ~3
        (controla|vigia|olha|mexe|le|revista|fuca|rastreia|verifica|fiscaliza|ve|hackeou|clonou|confere|decide|escolhe) ~3 (meu|minha|meus|minhas|o que|com quem|tudo|todo|cada|quem) ~1 (celular|telemovel|telefone|dinheiro|roupa|roupas|mensagens|conversas|conta|contas|localizacao|gastos|redes|salario|whatsapp|que|falo|eu|bolsa|e mail|senhas|passos|horarios|visto) ~3
        (celular|telemovel|telefone) ~3 (toda noite|todo dia|todos os dias|o tempo todo|escondido|revista|da outra vez)
        (nao me deixa|nunca me deixa|nao deixa eu|nao deixa que eu|me proibe|proibiu|proibe|proibida|proibido|me proibiu|nao posso sair|nao posso falar|nao posso ver|so posso|so deixa|nao me permite) ~4
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
      because: 'Medo em casa, fuga, e outras que o vivem.',
      inDanger: 'writer',
      says: `
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
      because: 'Outra pessoa sofre violência de alguém próximo.',
      inDanger: 'other',
      says: `
        (minha|meu|a|uma|da minha) ~1 (irma|amiga|mae|filha|vizinha|prima|tia|colega|avo|cunhada|sogra|irmao|nora) ~3 (apanha|apanhando|apanhou|e agredida|sofre|foi espancada|ta apanhando|e espancada|leva) ~4
        (irma|amiga|mae|filha|vizinha|prima|tia|colega|cunhada|nora) ~5 (marido|namorado|companheiro|ex|esposo|padrasto) ~3 ({hit}|{choke}|ameac*|tranca|estupr*|controla|bate nela)
        (marido|namorado|companheiro|ex|padrasto|pai) ~2 (bate|bateu|batia|batendo) (nela|na minha mae|na mae|na minha irma|na esposa|na mulher)
        (meu pai|meu padrasto|ele|meu irmao) ~1 ({hit}|{choke}) ~1 (a|na) (minha)? (mae|irma|mulher) ~2
      `,
    },
  ],
};
