import type { Harmless } from '../../phrases/language.ts';

/** Figures of speech in French that sound like a danger. */
export const harmless: readonly Harmless[] = [
  {
    reason: 'Mourir et tuer sont des façons de parler.',
    phrases: `
      (mort|morte|morts|mourir|meurs|mourais|creve|crever|crevais|mourrait) de (honte|rire|faim|soif|fatigue|jalousie|ennui|froid|chaud|envie|trac|amour|curiosite|sommeil|peur devant)
      (routine|silence|attente|distance|ennui|chaleur|stress|travail|belle mere|ca|humour|remarques) ~3 (me|nous) (tue|tuent)
      (me|nous) (tue|tuent|tuait) (a petit feu|avec|quand|de|doucement)
      (pourrais|pourrait|pouvais|aurais pu|ai failli|envie de) (l|le|la|les|lui) (etrangler|tuer|etriper|gifler|etouffer|baffer) ~3
      (je vais|va) (le|la|les) (tuer|etrangler) ~2 (il|elle) ~2 (encore|oublie|ronfle|laisse|a) ~6
      (je vais|va|vais) (le|la|les) (tuer|etrangler|etriper) ,? ~2 (il|elle|ils) ~2 (encore|oublie|ronfle|laisse|a|ont) ~6
      (j en ai marre|marre|ras le bol|fatigue*|lasse) de cette vie (de|en|a) ~3
      apres (le mariage|la ceremonie|noel|les vacances|notre dispute|les noces)
      (enfants|petits|fils|fille) (cache|cachent) (ses|les|nos)
      (medicaments|cachets|comprimes|traitement) (pour|contre) (la|le|sa|son|les|l) ~1
      lui faire (de la peine|peur|plaisir|confiance|un cadeau)
      (boxe|rugby|judo|foot|match|entrainement|ski|velo) ~8 (oeil au beurre|bleus|cocard|coquard) ~2
      (enfant|petite|petit|gamine|gamin) , (mon|ma) (pere|mere|beau pere) ~4 (frappait|battait|tapait|enfermait)
      (idees|pensees) (suicidaires|noires) ~1 il y a ~4
      (non|nan) ~2 je (vais|veux|vais pas|ne vais) ~1 (pas)? (me|m) ~1 (faire du mal|suicider|tuer)
      je (vais|veux|compte|ne vais|ne veux) pas (me|m) (faire du mal|suicider|tuer|faire de mal)
      (sos amitie|samu|urgentiste|pompier|infirmiere|psychologue|assistante sociale|avocate|numero d ecoute) ,? ~8 (mourir|suicid*|battues|violences|violee*|tuer)
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
      (fils|fille|bebe|petit|petite|enfant|enfants|gamin|garcon) ~4 (tape|tapent|mord|frappe|pousse|griffe) ~1 (ses|les|des|sur) (copains|autres|camarades|amis|petits)
      peur (du|de|des) ~1 (noir|orage|chien|chiens|monstres|eau|l eau|dentista|dentiste|fantomes|araignees|vide|piqures|l orage)
      (seul|seule|seuls|seules) (avec|chez) (leur|leurs|sa|son|mamie|papi|les grands|ma mere|mon pere|ma soeur|mes parents) ~1
      ne me laisse (pas|jamais) (gagner|indiffer*|tomber|cuisiner|payer|triste|conduire sa|aider|faire la vaisselle|de glace|insensible)
      (me laisse|laisse moi) (pas|jamais) (gagner|indiffer*|tomber|cuisiner|payer|aider)
      peur (qu|que|que il) ~1 (il|elle|on) ~1 (me|m|ne|se) (trompe|quitte|aime|lasse|largue|oublie|mente|plaise|comprenne|croie|pardonne|juge|remplace) ~2
      (m a|ma|m|ca me|ca m a) (frappe|frappee) de (voir|constater|comprendre|l entendre)
      (ce qui|ca) (me|m a) (frappe|frappee)
      (coupe|couper|coupee|coupes) (les cheveux|les ponts|la parole|en cuisin*|en epluch*|en ras*|du monde|court|la frange|au rasage|l herbe)
      (me jette|jeter|jette) (a l eau|dans le vide du celibat|dans ses bras|dans mes bras|dessus quand il rentre|un coup d oeil|un oeil|un regard|l eponge|des fleurs)
      (pousse|poussee|pousser|poussait) a (reprendre|etre|faire|changer|me|m|accepter|bout|continuer|postuler|partir en|passer|parler|sortir|l achat|consulter)
      (a pris|prend|prenait|pris|emprunte) ma (voiture) (pour|sans|ce|hier)
      (peux|pourrais|sais|pourrai|imagine) (pas|plus) vivre sans (elle|lui|toi)
      (mere|pere|patron|chef|mari|femme|copain|copine|soeur|parents|il|elle) ~1 (va|vont) me tuer (si|quand) ~2 (apprend|apprennent|sait|voit|decouvre|oublie|rate|casse|arrive en retard|raye)
      (association|associations|campagne|formation|ligne|prevention|colloque|numero|atelier) ~3 (violence|violences|suicide|harcelement|conjugales)
      (se bat|se battre|nous battons|me bats|bats|battre|bat) (pour|contre) (la garde|le couple|sauver|mon|notre|nos|la|le cancer|les enfants|qui|des|l)
      (chasseur|chasse|gendarme|policier|militaire|ball trap|tir sportif) ~8 (fusil|arme|pistolet|fusils)
      (pris|prends|prend|avale) (un|une|mon|ma|son|sa) (cachet|comprime|medicament|pilule|doliprane) (pour|contre|ce matin|tous|et)
      (pete|pete|peter|petait) (un plomb|les plombs|un cable) (au|parce|avec|pour|quand|a cause|>|devant|sur)
      (plaque|plaquee|plaques|largue|jete|jetee) (hier|par texto|par sms|par message|pour une|comme une|au bout|il y a)
      (l ai|m a|la|s est fait|me suis fait|s est faite) (plaque|plaquee|largue|larguee|jete|jetee) (par texto|par sms|par message|pour une|comme une|il y a)
      (donne|donner|donnait) le bain (a|aux|au) ~3 (tous|chaque|et|le|pendant|ensemble|>)
      (mettre fin|mets fin|mis fin|en finir|finir) (a|avec) (une|cette|notre|la|l|nos|ma) (relation|histoire|dispute|disputes|couple|amitie|liaison|mariage|ambiguite|aventure) ~2
      (tue|tuent|tuait|tuer) (le temps|l ambiance|la romance|l amour|le desir|le couple|la passion|notre couple|la complicite)
      (force|forcer|oblige|obligee|obliger) ~1 (a|de) (manger|regarder|sortir|sourire|rire|faire du sport|courir|parler a sa|aller chez|ecouter|jouer|danser|inviter|ranger|me lever|dejeuner|diner)
      (m oblige|me force|m a obligee|m a forcee) a (regarder le|manger|sortir|rire|faire du|courir|danser|jouer|aller chez|ranger|voir sa|diner)
      (suit|suivait) sur (insta*|facebook|tiktok|twitter|les reseaux)
      (surveille|controle) ~1 (son|sa|ses) (cholesterol|poids|diabete|tension|ligne|sucre|regime|budget)
      (lui faire|faire) une surprise
      (brise|brisee|casse|briser) (le|mon|son) coeur
      (mourir|meurs|mourrais|creve|crever|meurt|mourais) (d envie|d ennui|d amour|d impatience|de le|de la|pour lui|pour elle|de rire|de trouille|d angoisse|de tristesse|de chagrin)
      (a en mourir|a mourir|a tuer|a crever) >
      (primier|premier|ancien|ex) (mari|copain|conjoint|mariage) , (c est fini|c est loin|il y a|depuis)
      (ete|j etais) (battue|battu|frappee|frappe|violee|abusee|victime) ~4 (premier|ancien|dans l enfance|petite|enfant|il y a|autrefois|dans une ancienne)
      j en peux plus de (ses|son|sa|ce|cette|ces)
    `,
  },
  {
    reason: 'Non, et fini depuis longtemps.',
    phrases: `
      (jamais|pas|ni|aucun|aucune|rien|personne) (ete|me|m|a|ai|le|la|l|lui|ne|se|suis|est|d|de|une|fait|du|sur)? (me|m|a|ai|lui|la|l|le|d|de|du|ete)? (frapper|frappe|frappee|leverais|leve la main|suicid*|tuer|tape|tapee|battu|battue|violent|violente|violence|mal a une mouche|peur|menace|menacee|force|forcee|touche|touchee|gifle|giflee|agresse*|insulte*|controle|frappait)
      jamais je ne ~5
      (quand j etais|quand il etait|quand elle etait|enfant j|etant) (petit|petite|enfant|gamin|gamine|jeune|ado) ~8
      il y a ~1 (quinze|dix|vingt|cinq|longtemps|douze|des|trois|15|10|20|huit|plusieurs) (ans|annees|longtemps)? ~4
      (grand pere|grand mere|oncle|tante|frere|soeur|pere|mere|cousin|ami|amie) s est (suicide|suicidee|pendu|pendue|donne la mort|tue) ~5
      (c est regle|c est gueri|c est du passe|depuis longtemps)
    `,
  },
];

/** Words that show that a sentence is about fiction. */
export const fiction = `
  (film|films|serie|roman|livre|documentaire|reportage|podcast|piece de theatre|polar|episode|emission|manga|chanson|expo|conference|article) ~1 (ou|qui|dans lequel|sur|dans|d horreur|policier|avec|de guerre|policiers) ~3
  (vu|lu|regarde|regardait|lisais|lis|voir|lire|regarder|ecoute) ~1 (un|une|le|la|ce|cette|des|les) ~1 (film|films|serie|series|roman|livre|documentaire|reportage|emission|polar|polars|podcast)
  (personnage principal|heroine du|netflix|escape game|murder party|true crime|jeu de role|hamlet|romeo)
`;
