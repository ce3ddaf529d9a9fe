import type { Harmless } from '../../reading/language.ts';

/** What sounds like danger in French, and is a way of speaking. */
export const harmless: readonly Harmless[] = [
  {
    because: 'Mourir et tuer sont des façons de parler.',
    says: `
      (mort|morte|morts|mourir|meurs|mourais|creve|crever|crevais|mourrait) de (honte|rire|faim|soif|fatigue|jalousie|ennui|froid|chaud|envie|trac|amour|curiosite|sommeil|peur devant)
      (routine|silence|attente|distance|ennui|chaleur|stress|travail|belle mere|ca|humour|remarques) ~3 (me|nous) (tue|tuent)
      (me|nous) (tue|tuent|tuait) (a petit feu|avec|quand|de|doucement)
      (pourrais|pourrait|pouvais|aurais pu|ai failli|envie de) (l|le|la|les|lui) (etrangler|tuer|etriper|gifler|etouffer|baffer) ~3
      (je vais|va) (le|la|les) (tuer|etrangler) ~2 (il|elle) ~2 (encore|oublie|ronfle|laisse|a) ~6
      (fils|fille|bebe|petit|petite|gamin|chat|chien) ~4 (m a|me|ma|mord|tape|frappe) (mord|mordu|mordue|tape|tapee|frappe|frappee|griffe|griffee)
      (battu|battue|bat|battre|gagne|ecrase|explose|massacre|detruit) ~1 (au|aux|a la|a) ~1 (tennis|echecs|cartes|mario|fifa|foot|ping|petanque|scrabble|jeux|jeu|belote|monopoly)
      (explose|eclate|mort|morte) de rire
      (tape|tapent|tapait) ~1 (sur les nerfs|sur le systeme|dans l oeil|la honte)
      (poignarde|poignardee|couteau|planter|coup de poignard) ~2 dans le dos
      (coup de foudre|coup de fil|coup de main|coup de tete|coup de coeur|coup de barre|coup d oeil|coup de gueule|coup de soleil)
      (disparaitre|m evader|partir) (une|un|quelques|pour) (semaine|week|weekend|jour|jours|au soleil|peu|mois)
      (jusqu a ce que la mort|a mourir de rire|a tomber|mortel|mourir de rire|mourir pour)
      (peur|crainte|angoisse|trouille) (de|que|qu) ~1 (perdre|decevoir|etre seul*|etre quitt*|engagement|l engagement|vieillir|l avenir|lui dire|lui parler|rejet|mariage|ne pas|avion|noir|demander|echouer|dire|finir seul*|il me quitte|elle me quitte|il parte|elle parte|il ne m aime|elle ne m aime|tomber amoureu*|mourir seul*)
      (stalke|stalker|stalkais) ~4 (insta|instagram|facebook|profil|reseaux)
      (je ne veux|veux|je veux) ~1 (plus|pas) vivre (comme ca|ici|avec lui|avec elle|ensemble|chez|dans cette|a la campagne|en ville|separ*)
      (pleure|pleurait) quand (je|on|nous) ~5
      brise le coeur
      (13|14|15|16|17) ans et ~5 (amoureu*|copain|copine|celibataire|crush)
      (mdr|lol|ptdr|je plaisante|je rigole|blague)
      j en peux plus de (ses|son|sa|ce|cette|ces)
    `,
  },
  {
    because: 'Non, et fini depuis longtemps.',
    says: `
      (jamais|pas|ni|aucun|aucune|rien) ~2 (frapper|frappe|leverais|leve|main|suicid*|tuer|tape|battu|battue|violent|violence|mal a|peur|menace|force|touche|gifle|agresse|insulte) ~3
      jamais je ne ~5
      (quand j etais|quand il etait|quand elle etait|enfant j|etant) (petit|petite|enfant|gamin|gamine|jeune|ado) ~8
      il y a ~1 (quinze|dix|vingt|cinq|longtemps|douze|des|trois|15|10|20|huit|plusieurs) (ans|annees|longtemps)? ~4
      (grand pere|grand mere|oncle|tante|frere|soeur|pere|mere|cousin|ami|amie) s est (suicide|suicidee|pendu|pendue|donne la mort|tue) ~5
      (c est regle|c est gueri|c est du passe|depuis longtemps)
    `,
  },
];

/** Told of, not lived. */
export const fiction = `
  (film|serie|roman|livre|documentaire|reportage|podcast|piece de theatre|polar|episode|netflix|jeu video|personnage|emission|manga|chanson) ~8
  (vu|lu|regarde|regardait|lisais|lis) ~1 (un|une|le|la|ce|cette) ~1 (film|serie|roman|livre|documentaire|reportage|emission)
`;
