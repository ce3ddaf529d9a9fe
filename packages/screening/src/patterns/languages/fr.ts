import type { PatternLanguage } from '../notation.ts';

/** French: the most frequent phrases. */
export const french: PatternLanguage = {
  code: 'fr',
  lists: {
    not: `pas | jamais | ne | personne | sans | aucun | n`,
  },

  negation: `
    <not>
  `,

  harmless: ``,

  elsewhere: ``,

  childWrites: ``,

  patterns: [
    {
      name: 'plan or attempt to kill oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (me|m) (suicider|tuer|pendre|mutiler|scarifier)
        (veux|voudrais|vais|envie|prefere|voulais) de? (mourir|crever)
        (veux|envie) plus de? (vivre|exister)
        mettre fin a mes jours
        mettre fin a ma vie
        en finir avec (la|ma) vie
        me (faire|fais) du mal
      `,
    },
    {
      name: 'another person may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'other',
      lines: `
        se (suicider|tuer)
        veut mourir
      `,
    },
    {
      name: 'the writer has hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        (vais|veux) (le|la|les) (tuer|frapper|buter|etrangler)
        j ai (frappe|battu|etrangle) (ma|mon)
      `,
    },
    {
      name: 'a child is hurt',
      kind: 'child_at_risk',
      inDanger: 'child',
      lines: `
        (frappe|bat|abuse|touche|viole|maltraite|secoue) de? (mon|ma|mes|notre|nos|son|sa|ses|le|la|les) (fils|fille|enfant|enfants|bebe)
      `,
    },
    {
      name: 'hits the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        me (frappe|bat|tape|viole|etrangle|menace|maltraite|gifle|harcele)
        m a (frappe|frappee|battu|battue|etrangle|etranglee|viole|violee|menace|menacee|gifle|giflee)
      `,
    },
    {
      name: 'another adult is abused',
      kind: 'victim_of_abuse',
      inDanger: 'other',
      lines: `
        (frappe|bat) ma (mere|soeur|copine|amie)
      `,
    },
  ],
};
