import type { RulesOfKind } from '../../phrases/language.ts';

export const harmToOthers: RulesOfKind = {
  kind: 'harm_to_others',
  rules: [
    {
      reason: 'Querer matar ou ferir, tê-lo feito ou preparado.',
      inDanger: 'other',
      phrases: `
        (vou|quero|penso em|pensando em|vontade de|planejo|planeio|preciso|juro que vou|capaz de|pretendo|queria|to pensando em|ando a pensar em) ~1 (ele|ela|eles|o|a|os|as|esse|essa)? ~1 {kill} ~1 (ele|ela|eles|o|a|os|as|aquele|aquela|meu|minha|essa|esse|la|lo|todos|todo|alguem|com|na|no|nele|nela|pra|aquilo)
        (mata lo|mata la|mata los|esfaquea lo|esfaquea la|queima la|queima lo|bater lhe|mata lo|matar lhe|agredi la|agredi lo|estrangula la|espanca lo) ~3
        (mato|esfaqueio|queimo|arrebento|fuzilo|degolo|acabo com) ~1 (ele|ela|eles|os dois|as duas|todo mundo|aquele|aquela|o desgracado|a raca|esse|a vida) ~3
        (tacar|botar|colocar|por|meter|atear) fogo ~4
        (queimar|incendiar) ~2 (a casa|o carro|a loja|o apartamento) ~4
        (eu)? (bati|espanquei|agredi|empurrei|estrangulei|enforquei|esganei|soquei|chutei|estuprei|forcei|machuquei|apertei|esmurrei|ameacei|dei um soco|dei um tapa|dei uma surra|dei um murro) ~1 (na|no|a|o|em|minha|meu|nela|nele|lhe|ela|ele) ~2 ({adult}|pescoco|ontem|de novo|ate|rosto dela|rosto dele|cara dela|cara dele|parede|contra a|quando ela|quando ele|com forca)
        (bati|dei um soco|dei um tapa|dei uma surra|dei um murro|espanquei|agredi|empurrei|enforquei|chutei|soquei) ~1 (nela|nele|ela|ele|lhe)
        apertei ~1 (lhe)? o? pescoco ~5
        (minhas maos|as maos|mao) (no|em volta do|na) (pescoco|garganta) (dela|dele) ~2
        {weapon} ~5 (carro|pront*|comprei|mochila|bolsa|porta luvas|mao|esperando|guardad*|cintura|comigo)
        (comprei|tenho|ja tenho|arrumei|peguei|consegui|carreguei) ~2 (uma|um|a|o|meu|minha) {weapon} ~5
        (ja sei|sei|descobri) ~2 (onde|que horas|o horario|a rotina|por onde|o caminho) ~4 (mora|trabalha|sai|passa|estaciona|dorme|anda|vive|ela|ele) ~2
        (vai pagar|vai se arrepender|vao pagar|me paga|me vingar|vinganca|vingar|vai ver|nao vai ficar assim|vai sofrer|nao vai ser feliz) ~6
        (apago|apaguei|perco o controle|perdi o controle|perco a cabeca|vejo vermelho|fico cego|surto|da um branco|perco a nocao) ~8 (ela|ele|canto|chao|encolhid*|chorando|mim|controle|bat*|quebr*|machuc*|mao*)
        (encolhida|chorando|caida|sangrando) ~2 (no canto|no chao|num canto|no banheiro) ~3
        (medo|assusta|receio) ~3 (de mim|do que eu|do que posso|de machucar|de perder o controle|de bater|de fazer algo|do que sou capaz|de matar|de fazer uma besteira com) ~4
        (se nao for minha|se ela nao for|se nao e minha) ~5
        (merece|merecem|tomara que|quero que|espero que) ~2 (morrer|morra|morresse|sofra muito|apodreca)
        (ele|ela|{kin}) ~4 (disse|falou|jurou|ameacou|diz|vai|quer) ~3 (matar|esfaquear|queimar|atirar|espancar|bater|meter bala|estrangular|por fogo|botar fogo) ~2 (a|o|na|no|em|sua|seu|a ex|todos|todo)
        (fico|espero|sigo|vigio|ando|rondo) ~4 (na frente da casa|em frente a casa|na porta dela|atras dela|atras dele|seguindo ela|seguindo ele|no trabalho dela|o prediu dela) ~3
        (envenen*|veneno) ~4 (comida|cafe|bebida|dele|dela|marido|sopa)
      `,
    },
    {
      reason: 'Ameaças, planos e o que já se fez, noutras formas.',
      inDanger: 'other',
      phrases: `
        (eu|ja|ontem|quase|depois|e|entao|<) ~2 (estrangulei|esganei|sufoquei|matei|esfaqueei|espanquei|violei|estuprei|ameacei|persegui|agredi|esmurrei|soquei|empurrei|enforquei) ~1 (a|o|ela|ele|lhe|minha|meu|na|no|dela|la|lo) ~2
        quase ~1 (a|o) (estrangulei|matei|esganei|sufoquei|atropelei|esfaqueei)
        quase (estrangulei|matei|esganei|sufoquei|atropelei|esfaqueei|bati) ~3 (a|o|ela|ele|na|no|nela|nele|minha|meu)
        (bati|batia|bato|bater) ~1 (lhe|nela|nele|na minha|no meu|na mae|na|em) ~2 (mulher|esposa|namorada|marido|namorado|companheira|companheiro|ex|mae|pai|>|ontem|outra|de novo|e|com|quando|nao|muito|varias)
        (dei|dou|dava) (lhe)? ~2 {blow} ~1 (nela|nele|>|na cara dela|na cara dele|quando ela|quando ele|ontem|e ela|e ele)
        (dei|dou|dava) ~2 {blow} ~4 {adult}
        (quero|queria|vou|vontade de|hei de|apetece me|desejo|gostava de) ~1 (ve la|ve lo|ver ela|ver ele|faze la|faze lo|fazer ele|fazer ela|que ele|que ela|ver o|ver a) ~2 (sangrar|sangre|sofrer|sofra|mort*|morrer|morra|pagar|pague|implorar|implore|chorar de dor|no caixao|de joelhos|numa cova)
        (vou|quero|hei de|penso em|pensar em|pensando em|a pensar em|capaz de|plano para|sonho em|imagino|fantasio|juro que|vontade de|so penso em) ~2 (mata lo|mata la|matalo|matala|mata los|esfaquea lo|esfaquea la|envenena lo|envenena la|queima la|queima lo|parti lo|parti la|parte lo|espanca lo|espanca la|desfaze lo|magoa lo|magoa la|feri lo|feri la|bater lhe|dar lhe cabo|dar cabo dele|dar cabo dela|fazer lhe mal|fazer mal a ela|fazer mal a ele|partir lhe a cara|partir a cara|quebrar a cara|dar lhe um tiro|dar um tiro nele|dar um tiro nela|atropela lo|atropela la|por veneno|botar veneno|colocar veneno|cortar os freios|cortar os travoes|deitar fogo|tacar fogo|atear fogo|jogar acido|atirar acido|furar ele|furar ela|acabar com a vida dele|acabar com a vida dela|acabar com ele|acabar com ela|acabar com os dois|acertar as contas|ajustar contas)
        (mato o|mato a|mato os|mato os dois|mato ele|mato ela|dou lhe um tiro|dou um tiro nele|dou um tiro nela|parto lhe|arrebento com|arrebento a|dou cabo dele|dou cabo dela|limpo lhe o sebo|limpo o sebo|esfaqueio o|esfaqueio a|queimo lhe) ~3
        (se|quando) ~3 (nao for|nao e|nao es|nao fores|ficar) ~1 (minha|meu|comigo) ~5 (ninguem|de ninguem|mais ninguem|outro|nenhum)
        nao (sei|respondo|garanto) ~1 (do|pelo|por) ~1 (que sou capaz|que posso|mim|meus atos|que faco|que eu faco|o que faco) ~4
        (sei|tenho medo|medo|receio|assusta me) ~1 (do|de|o) que (sou|seria|era|fui) capaz (de|se|quando|>) ~3
        (medo|receio|assustad*) ~1 de (perder|machucar|magoar|bater|matar|ferir|fazer|explodir|estrangular|repetir|lhe bater|lhe fazer|a magoar|o magoar|um dia|voltar a) ~6 ({adult}|ela|ele|nela|nele|lhe|alguem)
        (dar um tiro|dar uma facada|meter uma bala|meter bala|passar o carro por cima|botar fogo|tocar fogo|pegar fogo|dar cabo|partir a cara|dar uma licao) ~1 (na|no|a|ao|nele|nela|neles|dele|dela|em|da|do) ~3
        {kin} ~5 (com uma|com um|tem uma|tem um|anda com) {weapon} ~4 (espera|ex|carro|vingar|atras|mulher|a procura|procura)
        (fico|fiquei|passo|passei|ando|estou|estaciono|estacionei|espero|esperei|estive) ~2 (parad*|horas|todas as noites|de madrugada|escondid*|a noite|a espera|no carro|a porta|plantad*) ~4 (rua dela|casa dela|predio dela|porta dela|rua dele|casa dele|trabalho dela|janela dela|atras dela|porta do trabalho)
        (rua|casa|predio|porta|trabalho|janela) dela ~5 (madrugada|noites|escondid*|bloqueou|horas|espreit*|vigi*)
        (instalei|pus|coloquei|meti) ~2 (gps|rastreador|localizador|aplicacao espia|airtag|camera) ~3 (dela|dele|carro|telemovel|celular)
        (nada|mais nada|ja nao tenho nada) a perder ~8
        (amanha|sexta|sabado|domingo|segunda|hoje|logo|esta noite|em breve) ~3 (ele vai ver|ela vai ver|vao ver|vai aprender|vai saber|vai sentir|vai chorar|vai descobrir|vao saber|acerto|ajusto|vai perceber|vai implorar|acabou se para|vai ter o que merece)
        (ninguem|nenhuma mulher|nenhum homem) (me faz|me deixa|me trai|me humilha|goza comigo|se ri de mim|ri de mim|brinca comigo) ~1 (isso|isto)? ~1 (e fica|sem pagar|impune|assim|>)
        (nao vai|nao vao|nunca vai|nao ha de|nunca ha de) ~2 (casar com|ser feliz com|chegar ao altar|ficar com mais ninguem|viver para|sair viv*|voltar viv*)
        (parede|porta) ~4 (buraco|soco|murro) ~5 (cabeca dela|lado dela|perto dela|dela|rosto dela)
        (ela|ele) ~3 (no chao|sangrava|sangrando|a sangrar|inconsciente|desmaiou|desmaiada|a chorar no chao|caida|caido|sem respirar|encolhid*) ~4
        (minha|a minha) (mulher|namorada|esposa|companheira) ~2 tem medo de mim
        (ela|ele) tem medo de mim
        (ela|ele) disse que nao ~2 (mas|e) eu ~3
        (forcei|obriguei) ~1 (a|o|ela|ele|minha|meu|la|lo) ~5 (sexo|transar|relacoes|fazer|cama|deitar|comigo)
        (segurei|prendi|agarrei|amarrei|tranquei|fechei) (a|ela|o|ele|na|minha) ~3 (a forca|pescoco|bracos|contra a parede|no quarto|em casa|ate|para nao|pra nao|mulher|pelos|pelo cabelo)
      `,
    },
  ],
};
