import type { Finding } from '@app/contracts';

interface ExplicitPhrases extends Omit<Finding, 'certainty'> {
  /** One phrase per line, in lower case without accents: `a|b` is either word, `_` stands for none. */
  readonly phrases: string;
}

/** Explicit names of a danger in English, Spanish, German, French and Portuguese. */
export const EXPLICIT_PHRASES: readonly ExplicitPhrases[] = [
  {
    kind: 'self_harm',
    inDanger: 'writer',
    phrases: `
      kill|killing|hurt|hurting|harm|harming|hang|hanging|shoot|shooting|drown|drowning|cut|cutting|burn|starve|unalive|off myself
      kill|killing|hurt|hurting|harm|harming|hang|hanging|shoot|shooting|drown|drowning|cut|cutting my self
      want|wanted|ready|need|rather|plan|planning|decided|going to|_ die
      wanna|gonna|should just|_ die
      want|wanted|ready|rather|wanna to|_ be dead
      wish|wished i was|were dead
      end|ending|take|taking|took|ended my own|_ life
      end|ending it all
      suicide|suicidal|kms|selfharm|unalive|overdose|overdosed|overdosing
      self harm|harming|harmed
      not|t|dont|cant|never want|wanna to|_ live|exist
      not|t|dont|cant|never want|wanna to|_ be|wake alive|up|here
      no reason|point to|in live|living
      nothing left|_ to live for
      better off dead
      better off without me
      slit|slitting|cut|cutting|slash my wrists|wrist|throat|arms|veins
      take|took|swallow|swallowed all my|the|of pills|tablets
      jump|jumping off|from a|the bridge|roof|building
      suicidio|suicida|suicidarme|matarme|ahorcarme
      quiero|queria|prefiero|deseo|pienso|intente|ganas|voy en|de|a|_ morir|morirme|suicidarme
      me voy|quiero a|_ matar|morir|suicidar|ahorcar
      quitarme|acabar|terminar con|_ la|mi vida
      no quiero seguir|_ vivir|viviendo|existir
      hacerme dano
      umbringen|selbstmord|suizid|suizidgedanken|selbstmordgedanken|suizidal
      mich selbst|_ umbringen|umzubringen|toten|verletzen|erhangen|aufhangen|ritzen
      bringe|bring mich um
      ritze mich
      will|mochte|wollte nur|einfach|_ sterben
      will|mochte nicht mehr|langer leben|aufwachen
      ware|war ich lieber|doch|_ tot
      mein|das leben nehmen|beenden
      suicider|suicidaire
      me|m suicider|tuer|pendre|mutiler|scarifier
      veux|voudrais|vais|envie|prefere|voulais de|_ mourir|crever
      veux|envie plus de|_ vivre|exister
      mettre fin a mes jours
      mettre fin a ma vie
      en finir avec la|ma vie
      me faire|fais du mal
      suicidar
      me matar|enforcar|mutilar
      quero|queria|vou|prefiro|vontade de|_ morrer
      tirar|acabar com|_ a minha|_ vida
      nao quero|aguento mais|_ viver|existir
    `,
  },
  {
    kind: 'self_harm',
    inDanger: 'other',
    phrases: `
      kill|kills|killing|hurt|hurting|harm|harming|hang|hanging|cut|cutting|cuts himself|herself|themselves|themself
      he|she|they wants|want|wanted to die
      matarse|suicidarse
      sich umbringen|umzubringen|toten|ritzt
      er|sie will sterben
      se suicider|tuer
      veut mourir
      se matar|suicidar|enforcar
    `,
  },
  {
    kind: 'harm_to_others',
    inDanger: 'other',
    phrases: `
      i|m|am|will|want|going|gonna|wanna going|want|to|_ to|_ kill|strangle|stab|murder|shoot|poison him|her|them|everyone
      i|m|am|will|want|going|gonna|wanna going|want|to|_ to|_ kill|strangle|stab|murder|shoot|poison my wife|husband|girlfriend|boyfriend|ex|family|boss
      i hit|beat|choked|strangled|punched|slapped|stabbed|kicked|raped him|her
      i hit|beat|choked|strangled|punched|slapped|stabbed|kicked|raped my wife|husband|girlfriend|boyfriend|partner
      voy|quiero a|_ matarlo|matarla|matarlos|apunalarlo
      voy|quiero a|_ matar a
      le pegue|pego a mi
      ich bringe|bring ihn|sie um
      ich bringe|bring meinen|meine mann|frau|freund|freundin|ex um
      meine|meinen|sie|ihn frau|mann|freundin|freund|_ geschlagen|verprugelt|gewurgt
      werde|will ihn|sie umbringen|toten|erschiessen|erstechen
      vais|veux le|la|les tuer|frapper|buter|etrangler
      j ai frappe|battu|etrangle ma|mon
      vou|quero matar|esfaquear ele|ela|meu|minha|eles
      bati na|no minha|meu
    `,
  },
  {
    kind: 'child_at_risk',
    inDanger: 'child',
    phrases: `
      hits|hit|beats|beat|beating|hitting|abuses|abused|abusing|molests|molested|touches|touched|raped|shakes|shook|hurts|choked|chokes|slapped|slaps|kicked my|our|his|her|the|their little|older|own|_ son|daughter|child|kid|kids|children|baby|toddler|stepson|stepdaughter|niece|nephew
      pega|golpea|abusa|toca|maltrata|viola a|de|_ mi|mis|su|sus|nuestro|nuestra|la|el hijo|hija|hijos|hijas|nino|nina|ninos|bebe
      schlagt|missbraucht|verprugelt|misshandelt|schuttelt|begrapscht meinen|meine|mein|unser|unsere|unseren|seine|ihre|das|die sohn|tochter|kind|kinder|baby
      frappe|bat|abuse|touche|viole|maltraite|secoue de|_ mon|ma|mes|notre|nos|son|sa|ses|le|la|les fils|fille|enfant|enfants|bebe
      bate|abusa|espanca|toca|estupra|maltrata em|no|na|nos|do|da|de|_ meu|minha|meus|nosso|nossa|o|a|_ filho|filha|filhos|crianca|criancas|bebe
    `,
  },
  {
    kind: 'victim_of_abuse',
    inDanger: 'writer',
    phrases: `
      hits|beats|beat|beating|hitting|punches|punched|kicked|slaps|slapped|chokes|choked|choking|strangles|strangled|strangling|rapes|raped|stabbed|threatens|threatened|assaulted|stalks|stalking|abuses|abused me
      he|she|husband|wife|boyfriend|girlfriend|partner|ex hit|kicks|attacked|burned me
      threatens|threatened|threatening|going|wants|will|afraid|scared|says to|he|she|_ ll|will|would|d|_ kill|shoot|stab me|us
      forced|forces|forcing|made|makes me to|into|_ have|_ sex
      forced|forces himself|herself on me
      held|holds|put|pointed|pulled a|the knife|gun to|at|on my|me
      hands around my neck|throat
      me pega|golpea|golpeo|pego|viola|violo|ahorca|ahorco|estrangula|estrangulo|amenaza|amenazo|maltrata|abusa
      me obliga|obligo a tener
      schlagt|schlug|verprugelt|wurgt|wurgte|vergewaltigt|bedroht|bedrohte|misshandelt|stalkt mich
      mich geschlagen|gewurgt|vergewaltigt|verprugelt|bedroht|misshandelt|getreten
      bringt mich um
      me frappe|bat|tape|viole|etrangle|menace|maltraite|gifle|harcele
      m a frappe|frappee|battu|battue|etrangle|etranglee|viole|violee|menace|menacee|gifle|giflee
      me bate|bateu|espanca|espancou|estupra|estuprou|estrangula|estrangulou|enforcou|ameaca|ameacou|agride|agrediu|persegue
      me obriga|obrigou|forca|forcou a
    `,
  },
  {
    kind: 'victim_of_abuse',
    inDanger: 'other',
    phrases: `
      hits|beats|chokes|strangled|choked|raped|punches|kicks|strangles my mom|mother|mum|sister|friend
      schlagt|wurgt|verprugelt meine mutter|schwester|freundin
      pega|golpea|maltrata a mi madre|hermana|amiga|mama
      frappe|bat ma mere|soeur|copine|amie
      bate|espanca na|a minha mae|irma|amiga
    `,
  },
];
