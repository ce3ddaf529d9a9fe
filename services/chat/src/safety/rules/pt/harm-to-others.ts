import type { Signs } from '../../reading/language.ts';

export const harmToOthers: Signs = {
  kind: 'harm_to_others',
  signs: [
    {
      because: 'Querer matar ou ferir, tê-lo feito ou preparado.',
      inDanger: 'other',
      says: `
        (vou|quero|penso em|pensando em|vontade de|planejo|planeio|preciso|juro que vou|capaz de|pretendo|queria|to pensando em|ando a pensar em) ~1 (ele|ela|eles|o|a|os|as|esse|essa)? ~1 {kill} ~1 (ele|ela|eles|o|a|os|as|aquele|aquela|meu|minha|essa|esse|la|lo|todos|todo|alguem|com|na|no|nele|nela|pra|aquilo)
        (mata lo|mata la|mata los|esfaquea lo|esfaquea la|queima la|queima lo|bater lhe|mata lo|matar lhe|agredi la|agredi lo|estrangula la|espanca lo) ~3
        (mato|esfaqueio|queimo|arrebento|fuzilo|degolo|acabo com) ~1 (ele|ela|eles|os dois|as duas|todo mundo|aquele|aquela|o desgracado|a raca|esse|a vida) ~3
        (tacar|botar|colocar|por|meter|atear) fogo ~4
        (queimar|incendiar) ~2 (a casa|o carro|a loja|o apartamento) ~4
        (eu)? (bati|espanquei|agredi|empurrei|estrangulei|enforquei|esganei|soquei|chutei|estuprei|forcei|machuquei|apertei|esmurrei|ameacei|dei um soco|dei um tapa|dei uma surra|dei um murro) ~1 (na|no|a|o|em|minha|meu|nela|nele|lhe|ela|ele) ~2 (minha|meu|mulher|esposa|namorada|marido|namorado|mae|pescoco|ex|companheira|pai|>|ontem|de novo|ate|rosto|cara|parede|contra|quando|com|e)
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
  ],
};
