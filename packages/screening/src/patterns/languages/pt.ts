import type { PatternLanguage } from '../notation.ts';

/** Portuguese: the most frequent phrases. */
export const portuguese: PatternLanguage = {
  code: 'pt',
  lists: {
    not: `não | nunca | jamais | ninguém | sem | nem`,
  },

  negation: `
    <not>
  `,

  harmless: ``,

  elsewhere: ``,

  childWrites: ``,

  patterns: [
    {
      name: 'another person may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'other',
      lines: `
        se (matar|suicidar|enforcar)
      `,
    },
    {
      name: 'plan or attempt to kill oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        suicidar
        me (matar|enforcar|mutilar)
        (quero|queria|vou|prefiro|vontade) de? morrer
        (tirar|acabar) com? a minha? vida
        nao (quero|aguento) mais? (viver|existir)
      `,
    },
    {
      name: 'the writer has hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        (vou|quero) (matar|esfaquear) (ele|ela|meu|minha|eles)
        bati (na|no) (minha|meu)
      `,
    },
    {
      name: 'a child is hurt',
      kind: 'child_at_risk',
      inDanger: 'child',
      lines: `
        (bate|abusa|espanca|toca|estupra|maltrata) (em|no|na|nos|do|da|de)? (meu|minha|meus|nosso|nossa|o|a)? (filho|filha|filhos|crianca|criancas|bebe)
      `,
    },
    {
      name: 'hits the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        me (bate|bateu|espanca|espancou|estupra|estuprou|estrangula|estrangulou|enforcou|ameaca|ameacou|agride|agrediu|persegue)
        me (obriga|obrigou|forca|forcou) a
      `,
    },
    {
      name: 'another adult is abused',
      kind: 'victim_of_abuse',
      inDanger: 'other',
      lines: `
        (bate|espanca) (na|a) minha (mae|irma|amiga)
      `,
    },
  ],
};
