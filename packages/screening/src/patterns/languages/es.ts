import type { PatternLanguage } from '../notation.ts';

/** Spanish: the most frequent phrases. */
export const spanish: PatternLanguage = {
  code: 'es',
  lists: {
    not: `no | nunca | jamás | nadie | sin | tampoco | ni`,
  },

  negation: `
    <not>
  `,

  harmless: `
    morir[me] de (vergüenza|risa|pena|miedo|frío|hambre|amor|ganas)
    me (pega|pegó|golpeó) (la|el|las|los|duro|fuerte|sus|un|manotazos)
    me ahorca siempre
    mi (bebé|bebe) me (pega|golpea)
  `,

  elsewhere: ``,

  childWrites: ``,

  patterns: [
    {
      name: 'plan or attempt to kill oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (suicidarme|matarme|ahorcarme)
        (quiero|queria|prefiero|deseo|pienso|intente|ganas|voy) (en|de|a)? (morir|morirme|suicidarme)
        me (voy|quiero) a? (matar|morir|suicidar|ahorcar)
        (quitarme|acabar|terminar) con? (la|mi) vida
        no quiero seguir? (vivir|viviendo|existir)
        hacerme dano
      `,
    },
    {
      name: 'another person may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'other',
      lines: `
        (matarse|suicidarse)
      `,
    },
    {
      name: 'the writer has hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        (voy|quiero) a? (matarlo|matarla|matarlos|apunalarlo)
        (voy|quiero) a? matar a
        le (pegue|pego) a mi
      `,
    },
    {
      name: 'a child is hurt',
      kind: 'child_at_risk',
      inDanger: 'child',
      lines: `
        (pega|golpea|abusa|toca|maltrata|viola) (a|de)? (mi|mis|su|sus|nuestro|nuestra|la|el) (hijo|hija|hijos|hijas|nino|nina|ninos|bebe)
      `,
    },
    {
      name: 'hits the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        me (pega|golpea|golpeo|pego|viola|violo|ahorca|ahorco|estrangula|estrangulo|amenaza|amenazo|maltrata|abusa)
        me (obliga|obligo) a tener
      `,
    },
    {
      name: 'another adult is abused',
      kind: 'victim_of_abuse',
      inDanger: 'other',
      lines: `
        (pega|golpea|maltrata) a mi (madre|hermana|amiga|mama)
      `,
    },
  ],
};
