import type { RulesOfKind } from '../../phrases/language.ts';

export const selfHarm: RulesOfKind = {
  kind: 'self_harm',
  rules: [
    {
      reason: 'Matar-se ou ferir-se, dito com o nome.',
      inDanger: 'writer',
      phrases: `
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
      reason: 'Não querer viver.',
      inDanger: 'writer',
      phrases: `
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
      reason: 'Peso, despedida, meios.',
      inDanger: 'writer',
      phrases: `
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
      reason: 'Outra pessoa quer morrer.',
      inDanger: 'other',
      phrases: `
        (ele|ela|{kin}) ~6 (se matar|suicidar|suicidar se|matar se|se enforcar|enforcar se|tirar a propria vida|se cortar|se corta|se mata|se jogar|se machucar|se suicidar|acabar com tudo|acabar com a vida|acabar com a propria|se suicidou ontem|pular da|dar um tiro na cabeca)
        (vai|quer|ameaca|tentou|tentar|disse|diz|falou|fala|pensa|jura) ~4 (se matar|suicidar|suicidar se|matar se|se enforcar|tirar a propria vida|se jogar|morrer|pular)
        (ele|ela|{kin}) ~5 (quer morrer|nao quer viver|nao quer mais viver|quer se matar|prefere morrer|queria morrer)
        (ele|ela|{kin}) ~4 (tomou|engoliu) ~3 (remedios|comprimidos|veneno|caixa|calmantes|chumbinho)
        (mandou|escreveu|deixou|postou|gravou|disse) ~2 ,? ~8 (despedida|adeus|ate o fim|obrigada por tudo|obrigado por tudo|me perdoa por tudo|carta|cuida d*) ~6
        (desligou|nao atende|nao responde) ~5 (despedida|adeus|ate o fim|suicid*)
      `,
    },
    {
      reason: 'Uma criança que quer morrer.',
      inDanger: 'child',
      phrases: `
        (meu|minha|nosso|nossa) ~1 (filho|filha|menino|menina|sobrinho|sobrinha|neto|neta|adolescente|enteado|enteada|irmazinha|irmaozinho) ~8 (morrer|se matar|suicid*|se cortar|se corta|nao quer viver|matar se|automutil*|sumir pra sempre)
      `,
    },
    {
      reason: 'As outras formas do verbo, e o que se diz em vez dele.',
      inDanger: 'writer',
      phrases: `
        (quero|queria|preciso|vontade de|desejo de|desejo|so|penso em|pensar em|pensado em|pensando em|ideia de|rezo para|rezo pra|peco a deus para|peco pra|apetece me|apetecia me|prefiro|preferia|decidi|resolvi|devia|tentei|cheguei a|ando a pensar em|sonho em|sonho com|merecia|mereco) ~1 (morrer|morre|falecer|matar me|me matar|suicidar me|atirar me da|atirar me de|deixar de viver|deixar de respirar|desaparecer de vez|sumir de vez|sumir desse mundo|sumir deste mundo|desaparecer deste mundo|nao estar aqui|nunca ter existido|estar morta|estar morto|por fim a vida|por termo a vida|acabar com isto|acabar com a vida)
        < (quero|queria|vou|so quero|vontade de|era melhor|antes) (morrer|morre|estar morta|estar morto) ~1 >
        (por|dar|colocar) ~1 (fim|termo|cabo|ponto final) ~1 (a vida|a minha vida|na vida|na minha vida|a tudo|nisso|nisto|nisso tudo|nisto tudo|de mim|da minha vida|em tudo|a isto|ao sofrimento|ao meu sofrimento)
        (acabo|acabar|acabava|dou|dar) (com a vida|com a minha vida|com a minha dor|cabo de mim|comigo)
        (fazer|faco|farei|fizer) ~1 (uma besteira|besteira|uma loucura|um disparate|uma asneira|uma bobagem|mal a mim|algo de mal) ~1 (comigo|contra mim|a mim|mesmo|mesma|com a minha vida)
        (quero|queria|gostava de|gostaria de|vontade de|posso|podia|so) ~1 (fechar|fechasse) os olhos ~4 (nunca|nao|para sempre|pra sempre)
        (descansar|dormir|desaparecer|sumir|partir|adormecer|apagar|ir embora|me apagar) (para|pra) sempre
        (dormir|adormecer|deitar me|deitar|deito me|durmo) ~2 (e|para|pra|sem) (nao|nunca|ter que|ja nao|mais) ~1 (mais|voltar a|ter de|ter que)? (acordar|acordasse|levantar)
        (espero|tomara|oxala|rezo|peco|queria|quero|sonho) ~4 (nao|nunca) ~1 (mais|voltar a)? (acordar|acorde|acordasse)
        (cansei|cansado|cansada|farta|farto|canso me|estou cansad*|saturad*|exaust*|desisti|desisto) (de|da) (viver|vida|lutar contra a vontade|existir|respirar|estar viv*|acordar|mim|minha vida|sobreviver|tentar viver|seguir vivendo|andar c*)
        (desisti|desisto|abri mao) (de|da) (tudo|viver|vida|mim|minha vida)
        (vida|viver|existir|acordar|continuar) ~2 (deixou de|nao|perdeu|ja nao|nem) ~2 (sentido|graca|vale|adianta|interessa|razao|proposito|significado|compensa)
        (nao|nem|ja nao) ~1 (faz|ha|tem|vejo|encontro|existe) ~2 (sentido|razao|motivo|proposito|nada) ~1 (em|para|pra|que me|de) ~1 (viver|continuar|acordar|seguir|ficar|existir|prenda|prende|segura|segure|ca|aqui|lutar|levantar)
        (nada|ninguem|so o|so a|a unica coisa) ~2 (me prende|me prenda|me segura|me segure|prende me|que me segura|que me prende|me mantem|mantem me) ~2
        (deixa|deixar) de ser ~2 (problema|fardo|peso|preocupacao|estorvo)
        (nao|ja nao|nunca mais) ~1 (vou ser|serei|sou|vou dar|darei|causo|vou causar|vou incomodar|incomodo) ~1 (mais)? ~1 (problema|peso|fardo|trabalho|problemas|ninguem|estorvo|preocupacao) ~3
        (nao|nunca) ~1 (vou|devo|quero|penso|pretendo) ~1 (chegar|estar) ~1 (ao|aos|no|nos|a|ate|viv*|ca|aqui) ~1 (natal|ano|fim|meus|meu|aniversario|amanha|verao|proxim*|trinta|quarenta|velh*|quando|para)
        (nao|ja nao) (estarei|estou|chego|estaria|estar) ~1 (ca|aqui|ao natal|no natal|viv*|para ver|pra ver|nesse mundo|neste mundo) ~2 (amanha|natal|depois|quando|no|para|pra|segunda|semana|ver|mais|>)
        (nao|ja nao) (me imagino|consigo imaginar|imagino|vejo|consigo ver) ~2 (futuro|amanha|saida|chegar|velh*|viv*|luz|depois|natal)
        (falta|faco falta|farei falta|faria falta|importa|importaria) (a ninguem|pra ninguem|para ninguem)
        ninguem ~1 (vai|ia|iria|repara|notaria|reparar*|notava|sente|sentia|choraria|liga|sentira|daria|perceberia|da|perceber) ~2 (sentir|notar|chorar|falta|reparar|perceber|ligar|se eu|conta) ~3 (se eu|falta|quando eu|morr*|sum*|desaparec*|meu enterro|meu funeral|minha)
        se eu (sumisse|desaparecesse|morresse|deixasse de existir|nao existisse|nunca tivesse nascido|nunca tivesse existido|morrer|nao estivesse ca|nao estivesse aqui|nao tivesse nascido) ~3
        (melhor|mais felizes|mais feliz|aliviad*|livre|livres|em paz|descansad*|agradec*) ~2 (se eu|sem a minha|sem mim|quando eu|comigo longe|comigo mort*|depois que eu|sem o pai que|sem a mae que|quando me for)
        (um|uma|so) (peso|fardo|estorvo|inutil) ~1 (pra|para|na|a) ~3
        (inutil|lixo|nada) e ~4 (morrer|desaparecer|sumir|sem mim)
        (meu|o meu) (enterro|funeral|velorio|caixao) ~3
        (vida acabou|acabou a minha vida|minha vida acabou) e ~5
        (so|apenas) ~1 (ainda)? ~1 (estou|continuo|aguento|vivo|respiro|fico|ca estou) ~1 (aqui|ca|viv*)? ~1 (por causa|por|pela|pelo|pelos|pelas) ~1 (meu|minha|meus|minhas|dos|das|causa|filh*|mae|cao|cachorro|gato) ~2
        (reencontrar|encontrar|juntar me|ir ter com|ficar|estar|me juntar) ~2 (minha|meu|a|o|ela|ele|dele|dela|com) ~2 (que morreu|no ceu|la em cima|do outro lado|falecid*|no alem)
        (fiquei|estou|sinto|ando) ~2 (calm*|em paz|leve|tranquil*|alivi*) ~3 (desde que decidi|porque decidi|agora que decidi|porque ja sei|decisao)
        (tomei|ja tomei) (a|uma|minha|a minha) decisao ~5 (vida|carta*|despedi*|paz|sofrer|ultima|amanha|adeus|fim|doer)
      `,
    },
    {
      reason: 'Alturas, comboios, comprimidos, lâminas, cordas, o volante: meios à mão.',
      inDanger: 'writer',
      phrases: `
        (beira|parapeito|borda|cimo|alto|topo|ponta|em cima) (do|da|de|dum|duma|de um|de uma) ~1 {high} ~3
        (olho|olhar|olhando|fico|parad*|pensei|penso|pensar|subi|subo|vou ate|fui ate|saltar|pular|jogar|atirar|atirei|lancar|debruc*|largar|cair|caia|saltava|pulava|caisse) ~4 {high} ~5 (pens*|saltar|pular|salto|acab*|tudo|facil|paz|sofrer|queda|baixo|volto|imagin*|>)
        {high} ~5 (saltar|pular|saltasse|pulasse|atirar|jogar|lancar|larga*|queda|so um passo|um passo|acabava|acaba tudo|alivio)
        {rails} ~5 (passa|vem|chega|passar|frente|aproxima|entra|debaixo) ,? ~6 (pens*|facil|um passo|rapido|atir*|jog*|salt*|acab*|imagin*|deixar me|sentir nada)
        (frente|debaixo) (de|do|dum|de um) ~1 {rails} ~2
        (virar|largar|girar|rodar|soltar|torcer|deixar ir|guinar) ~1 (o)? (volante|guiador|carro) ~5
        (carro|acelerar|volante|bater|acelero|estampar*|espetar*) ~4 (contra|num|numa|no|na) ~1 (poste|arvore|muro|parede|camiao|caminhao|pilar|ribanceira|ravina|rio|barranco)
        (tomei|tomar|tomado|engoli|engolir|misturei|bebi|beber) ~3 (monte|todos|todo|toda|todas|inteir*|caixa|caixas|punhado|mao cheia|varios|muitos|20|30|40|50|vinte|trinta|o frasco|demasiad*|cartela|overdose|lixivia|chumbinho|agua sanitaria|veneno) ~2 {pills}?
        (junto|juntar|juntando|guardo|guardar|guardando|escondo|escondi|poupo|acumulo|acumular|acumulando|separei|conto|contei|contar|contando|quantos|quantas|comprei|a guardar|a juntar) ~3 {pills}
        {pills} ~5 (chegam|bastam|bastavam|seria preciso|seriam precisos|preciso para|e preciso|suficient*|de uma vez|todos|a minha frente|na minha frente|no meu colo|na gaveta|na mesa|na mao|nas maos|ao meu lado|na cabeceira)
        overdose
        (comprei|tenho|arranjei|preparei|amarrei|pendurei|olho|escondi|pesquisei|guardo) ~2 (corda|no da corda|no de forca|forca)
        (corda|lamina|laminas|gilete|x ato|xis ato|estilete|navalha|faca|faquinha|tesoura|cigarro|cigarros|isqueiro) ~4 (me|a mim|no pulso|nos pulsos|nos bracos|no braco|na coxa|nas coxas|nas pernas|na perna|na pele|alivia|acalma|viga)
        (cort*|queim*|arranh*|fazer cortes|fiz cortes|faco cortes|fazer golpes) ~3 (bracos|braco|pulsos|pulso|coxas|coxa|pernas|barriga|pele) ~3 (alivi*|acalm*|sentir|para|pra|quando|com|escond*|>)
        (voltei a|comecei a|deixei de|vontade de|penso em) (cortar me|me cortar|magoar me|me machucar|mutilar me|me mutilar|fazer cortes|ferir me|me ferir|queimar me|me queimar)
        (arma|pistola|revolver|cano) ~3 (boca|cabeca|tempora|ouvido|queixo|gaveta) ~3
        (pesquisei|procurei|pesquisar|procuro|googlei|leio sobre|ler sobre) ~4 (morrer|sem dor|dose|letal|overdose|suicid*|matar|maneiras|formas de|como se mata)
        (jeito|forma|maneira|metodo) ~2 (de morrer|sem dor|indolor|rapid* de morrer|mais facil de morrer|menos dolorosa)
        (deixar|ligar|liguei|ligado) o (gas|motor) ~4 (ligado|aberto|garagem|dormir|janelas|fechad*)
        (gas|motor) ~3 (aberto|ligado) ~4 (garagem|dormir|janelas|fechad*|adormecer|esperar|pens*)
        (escrevi|escrever|ja escrevi|deixei|gravei|deixo) ~2 (carta|cartas|bilhete|bilhetes|video|videos|audio|audios) ~3 (filh*|mae|pais|despedida|adeus|cada um|todos|familia|ele ler|ela ler|quando eu|depois)
        (quando|se) ~2 (lerem|leres|ler|ouvirem|encontrarem|acharem) ~1 (isto|isso|esta|essa|carta|mensagem|meu corpo|me) ~6
        (este|esse|esta|essa|vai ser|sera|e|foi) ~1 (o|a)? ~1 (meu|minha)? (ultimo|ultima) ~1 (natal|noite|mensagem|aniversario|dia|carta|vez que|abraco|conversa|verao|semana) ~3 (>|que|comigo|convosco|deles|contigo|meu|minha|juntos|viv*|com)
        (despedi me|me despedi|ja me despedi|despedir me|despedindo me|me despedindo) ~6
        (doei|dei|distribui|dando|reparti|ofereci) ~3 (as minhas coisas|minhas coisas|as coisas todas|todas as minhas|tudo o que tenho|tudo que tenho|meu cachorro|o meu cao|o cao|a cadela|o gato|minhas joias|meus livros)
        (arranjei|arrumei|encontrei|procurei) ~2 (dono|donos|casa|familia|quem fique|quem cuide) ~1 (para|pro|pra|com|do|da) ~2 (gato|gata|cao|cadela|cachorro|cachorra|filh*|bichos)
      `,
    },
    {
      reason: 'Outra pessoa fala em morrer, prepara-o ou fere-se.',
      inDanger: 'other',
      phrases: `
        (ele|ela|{kin}|que|disse|diz|ameaca|ameacou|jura|falou|tentou|quer|vai|ia) ~5 (se mata|se matar|se mate|se matava|mata se|matar se|matava se|se enforca|se enforcar|enforca se|enforcar se|se atira|atira se|atirar se|se joga|se jogar|se jogou|joga se|se suicida|suicida se|suicidar se|se corta|se cortou|se cortando|corta se|cortou se|cortar se|se mutila|mutila se|se machuca|magoa se|se fere|se automutila|faz mal a si|se envenena|se queima|tirar a vida|tira a vida|por fim a vida|acabar com a vida|acaba com a vida|se afoga|toma os comprimidos todos|por termo a vida|fazer uma besteira|fazer uma loucura)
        (ele|ela|{kin}) ~5 (overdose|tentativa de suicidio|pensamentos suicidas|ideacao suicida|vontade de morrer|quer desaparecer|nao quer estar ca|nao quer mais estar|cansado de viver|cansada de viver|farto de viver|farta de viver|prefere morrer|quer partir|desistiu de viver|desistiu da vida)
        (se despedindo|a despedir se|despediu se|se despediu|despede se|se despede) ~2 (de todo|de todos|de toda|dos|das|da familia|como se|de mim|pra sempre|para sempre)
        (ele|ela|{kin}|anda|esta) ~3 (dando|a dar|doando|a oferecer|distribuindo|deu) ~2 (tudo|as coisas|os livros|as roupas|o cachorro|o cao|o gato|as joias|as ferramentas|todas as coisas|as suas coisas) ~3
        (disse|diz|fala|repete|escreveu|falou|diz me|disse me) ~5 (tudo preparado|tudo pronto|nao o vamos ver|nao a vamos ver|nao vai estar ca|nao vai estar aqui|nao vou ve|encontrar minha mae|encontrar a minha mae|encontrar o meu pai|ir ter com a|ir encontrar|juntar a|nao vale a pena|vai descansar|vai ter paz|ja falta pouco|falta pouco|melhor morto|melhor morta|melhor sem ele|melhor sem ela|e um peso|nao faz falta|nao vai dar mais trabalho|nao aguenta mais viver)
        (escreveu|mandou|deixou|postou|enviou|publicou|gravou) ~6 (cuida|cuidem|toma conta|desculpa por tudo|perdoa me|me perdoa|perdao|adeus|foi bom|amo voces|amo vos|para sempre|ate sempre|ate ao fim|carta|bilhete) ~6
      `,
    },
    {
      reason: 'Uma criança fere-se ou fala em morrer.',
      inDanger: 'child',
      phrases: `
        (meu|minha|nosso|nossa|o meu|a minha) ~2 (filho|filha|filhos|menino|menina|miudo|miuda|sobrinho|sobrinha|neto|neta|adolescente|enteado|enteada|irmazinha|irmaozinho|garoto|garota) ~8 (corta se|se cortou|cortou se|se cortando|mutila se|automutila*|se machuca de proposito|se jogar|se joga|atirar se|se atirar|queria nao ter nascido|nao queria ter nascido|queria estar mort*|morto|se suicidar|suicidar se|matar se|se mata|quer desaparecer|nao quer viver|desaparecer pra sempre|cortes nos bracos|cortes no braco|cortes nas pernas|tomou comprimidos)
      `,
    },
  ],
};
