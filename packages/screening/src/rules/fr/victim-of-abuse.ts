import type { RulesOfKind } from '../../phrases/language.ts';

export const victimOfAbuse: RulesOfKind = {
  kind: 'victim_of_abuse',
  rules: [
    {
      reason: 'Violence, menaces et armes contre la personne qui écrit.',
      inDanger: 'writer',
      phrases: `
        (il|elle|{kin}|qui|et|ma|m a|on|encore|a nouveau) ~3 (me|m|nous|ma) ~1 (a|avait|ai|faire)? ~1 (deja|encore|souvent|toujours)? ({hit}|{choke})
        (me|ma) {choke}
        (m a|ma|me) ({hit}|{choke}) ~3
        (m a|ma|me) (casse|fracture|pete|deboite|fracasse) ~3 (bras|nez|cote*|dent*|doigt*|poignet|machoire|jambe|tympan)
        (m a|ma|me) (brule|poignarde|drogue|attache|ligote|coupe|plante) ~3
        (me) (gifle|frappe|tape|mord|cogne|bouscule|secoue|crache|agresse|etrangle|tabasse|bat|griffe|jette|pousse|traine|brutalise|insulte et) ~3
        (mains|main|bras|coussin|oreiller) ~2 (autour de|sur|a) ~1 (mon|ma|la|le)? (cou|gorge|bouche|visage)
        (pu respirer|arrivais plus a respirer|jarrivais plus a respirer|peux plus respirer|pouvais plus respirer|j ai perdu connaissance|failli perdre connaissance)
        (me fais|fais|faire|fait) (battre|frapper|tabasser|agresser|gifler|insulter et)
        (femme|homme|conjoint|mari|compagnon) (battue|battu|violent|violente)
        (est|devient|etait|devenu|etre) ~1 (violent|violente|agressif avec moi|physique)
        (violence|violences) (conjugale|conjugales|domestique|physique|physiques|sexuelle|sexuelles)
        (bleu|bleus|hematome|hematomes|ecchymose*|coquard|cocard|levre fendue|oeil au beurre|marques) ~6 (il|elle|cache*|bras|cou|visage|maquill*|mari|partout|corps|poignets|jambes|conjoint|moi|fond|manches|sur)
        (maquillage|fond de teint|manches longues|foulard|echarpe|col roule|lunettes) ~6 (cou|bleu*|marques|cache*|bureau|oeil|chaleur|ete|bras|travail|juillet|aout|dissimul*|visage)
        (dit|dis|raconte|invente|menti) ~5 (tombee|tombe dans|escalier|porte|maladroite|maladroit|glisse)
        (me|nous|m a|ma|m) ~1 (a|avait)? (menace|menacee|menaces|menacait) ~6
        (menace|menacait|menaces) ~2 (de|avec|me|m) ~2 (tuer|mort|frapper|couteau|arme|prendre les|diffuser|publier|enfants|me|dehors|mettre|suicider|envoyer|bruler|denoncer|egorger|defigurer)
        (il|elle|{kin}) ~4 (me tuer|va me tuer|me tuera|m egorger|me buter|me retrouver|me retrouvera|me creve|me crever|me planter|me defigurer|me bruler|nous tuer)
        (si je) ~1 (pars|le quitte|la quitte|parle|porte plainte|divorce|refuse|desobeis|dis|reponds|rentre|demande) ~8 (tue*|tuer|enfants|retrouve*|frappe|mort*|regrett*|priv*|pun*|paierai|suicide|vengera|detruira|expuls*|coups)
        {weapon} ~6 (gorge|main|table|tempe|braque*|sort|sous|menace*|porte|hurle|moi|me|m|montre|nettoie|pose*|lit|cou)
        (a|avec|tient|sort|pris|prend|brandi*|braque|pointe) ~2 (un|une|son|le|la) {weapon} ~4
        (casse|cassait|defonce|frappe dans|fracasse|tape dans|donne des coups dans|enfonce|detruit|explose) ~3 (porte|portes|mur|murs|mes affaires|telephone|meubles|vaisselle|vitre|tout|pare brise)
        (tue|tape|frappe|noye|empoisonne) ~1 (mon|notre|le|ma) (chien|chat|hamster|lapin|chatte|chienne|poisson|oiseau)
        (tue|detruit|dechire|brule|casse|jette|demolit) mes (affaires|livres|vetements|souvenirs) ~4
        (accident|accidents) ~5 (arrive*|vite arrive|montagne|route|personne ne) ~4
        (roule|conduit|conduisait|accelere) ~3 (vite|comme un fou|expres) ~6 (peur|supplie*|souri*|hurl*|cri*|pleur*)
        (a personne d autre|ni a personne|personne d autre ne) ~4
        (derriere la porte|hurle|tambourine) ~3 (porte|couteau|hurle|cachee|enfermee) ~3
      `,
    },
    {
      reason: 'Rapports contre la volonté.',
      inDanger: 'writer',
      phrases: `
        (me|m a|ma|m) ~2 (viole|violee|violait|violer|abuse de moi|agressee sexuellement|touche quand je dors)
        (viol|viols|violee|attouchement*)
        (me|m a|m|ma|nous|il|elle|suis) (force|oblige|forcee|obligee|contraint|fait chanter|met la pression) ~3 (a)? ~2 (coucher|rapports|sexe|relations|faire l amour|des trucs|baiser|lit|sexuel*|sucer|fellation)
        (je dis|dis|dit) non ~4 (continue|insiste|quand meme|n ecoute|s en fiche|ne s arrete|force|pareil|il|elle)
        (meme|alors que|quand|bien que|pendant que) ~1 (si)? ~1 je ~1 (dis non|pleure|dors|ne veux pas|veux pas|refuse|disais non|suis malade|supplie)
        (jusqu a ce que) je (cede|dise oui|craque|m execute)
        (je cede|je me laisse faire|j attends que ca passe|je fixe le plafond|fais semblant de dormir) ~6
        devoir conjugal
        sans mon (consentement|accord)
      `,
    },
    {
      reason: 'Suivie, surveillée, contrôlée, enfermée.',
      inDanger: 'writer',
      phrases: `
        (me|m|nous) ~1 (suit|suivait|harcele|harcelait|traque|espionne|surveille|guette|attend|attendait|epie|piste|filme|geolocalise|flique|suivi|harcelee) ~4 (partout|rue|travail|devant|en bas|maison|tous|dehors|sans|messages|toujours|depuis|jour|nuit|chaque|>|quand|sortie|appel*)
        (harceleur|ordonnance de protection|interdiction d approcher|interdiction de contact|bracelet anti)
        (apparait|debarque|rode|passe|gare|poste|plante|attend) ~4 (devant chez|en bas de|devant ma|devant mon|chez moi|mon travail|ma fenetre|mon immeuble) ~3
        (controle|surveille|fouille|lit|verifie|regarde|epluche|inspecte|pirate|decide|choisit|gere|exige|confisque|consulte|controlait) ~2 (mon|mes|ma|tout|ce que|qui|tous|avec qui|chaque|comment) ~1 (telephone|portable|messages|comptes|compte|argent|sms|mails|trajets|tenues|vetements|depenses|sac|deplacements|salaire|je|position|reseaux|conversations|historique|appels|kilometrage|tickets|sorties|frequente|horaires|mot*|codes)
        (m interdit|interdit|minterdit|m a interdit|m empeche|mempeche|m interdire|me defend|m autorise) ~4
        (je n ai pas|j ai pas|n ai pas|n ai plus|ai plus|pas) (le)? droit (de|a|d) ~2 (sortir|voir|parler|travailler|appeler|conduire|avoir|aller|rentrer|telephoner|fermer|dormir|manger|argent|amis|m habiller|porter|telephone|compte|quitter)
        (ne me laisse|me laisse) (pas|jamais|plus) ~2 (sortir|voir|travailler|partir|parler|conduire|telephoner|aller|seule|manger|acces|mon|mes|choisir|avoir|quitter|fermer)
        (demander|demande|sans) ~1 (sa|la|son)? (permission|autorisation) ~4
        (pris|prend|confisque|cache|garde|casse|pique|retire|prive de|vole|controle) ~2 (mon|mes|ma|le) ~1 (telephone|portable|passeport|papiers|cle|cles|clef|clefs|argent|carte|cartes|salaire|carte bancaire|titre de sejour|medicaments|voiture|ordinateur|insuline|chaussures)
        (m enferme|menferme|enferme|enfermee|sequestre|sequestree|enferme a cle) ~4
        (me punit|punit|punie|puni|me prive|prive de|privee de) ~4
        (m isole|isolee|isole de|coupee de|coupe de|eloignee de|plus le droit de voir|plus d amis|coupee du) ~4
        (marier|mariage) ~4 (force|forcer|de force|contre mon gre|inconnu|jamais vu|obligee|oblige|bled|refuse)
        (publier|diffuser|envoyer|poster|montrer|partager|balancer) ~4 (photos|nudes|videos|photo|video) ~4
        (photos|nudes|videos) ~2 (intimes|nue|nu|de moi nue|compromettantes) ~5
        (photo|localisation|position|preuve|selfie|appel video) ~6 (ou je suis|prouver|chaque fois|a chaque|avec qui|toutes les)
        (effacer|efface|effacez|supprime|supprimer) ~3 (conversation|chat|discussion|messages|historique|tout ca) ~5
        (comment|toujours) ~3 (sait ou je suis|sait ou j etais|il sait toujours|elle sait toujours)
        (mouchard|traceur|airtag|gps|camera|cameras|logiciel espion) ~3 (mon|ma|mes|notre|la) (voiture|telephone|sac|appartement|chambre|maison|trouve*|cache*)
      `,
    },
    {
      reason: 'Peur chez soi, fuite, et d’autres qui le vivent.',
      inDanger: 'writer',
      phrases: `
        (j ai|ai|avoir|jai|tellement|toujours|tout le temps|trop) ~1 ({afraid}) (de|d|que|qu|pour|quand) ~1 (lui|elle|mon|ma|sa|ses|rentrer|il|moi|ma vie|sa reaction|notre|nous|le quitter|dormir|son) ~3 (mari|conjoint|copain|compagnon|femme|copine|ex|colere|reaction|me|m|nous|frappe|tue|rentre|chez|maison|vie|reactions|humeurs|boit|quand|>|partir|pere|frere)
        ({afraid}) de (lui|elle) (>|quand|et|mais|depuis|le|la)
        ({afraid}) (de)? (rentrer|chez moi|pour ma vie|pour nos vies|la maison|m endormir) ~3
        (il|elle) me (fait peur|terrorise|terrifie)
        (vis|vit|vivre|vivons) dans (la|une)? (peur|terreur)
        (marche|marcher) sur des (oeufs|oeuf)
        (cle|cles|clef|clefs|pas|voiture|porte) ~5 (tremble|ventre|boule|panique|fige|angoisse|peur|nausee|sursaute)
        (boule au ventre|tremble|fige) ~6 (rentre|rentrer|cle*|entends|porte|ouvre|voiture)
        (fuir|m enfuir|m echapper|partir en cachette|foyer pour femmes|foyer|hebergement d urgence|echapper|sac pret|valise cachee) ~4
        (cachee|cache|enfermee|enferme|refugiee) ~3 (salle de bain|toilettes|voiture|chambre|placard|garage|wc|balcon) ~5
        (ne plus|pas|eviter|faire pour) ~3 (l enerver|lenerver|le provoquer|le facher|la provoquer|la mettre en colere|le mettre en colere|le contrarier|l agacer) ~8
        (pas|plus) en securite ~3
      `,
    },
    {
      reason: 'Une autre personne subit la violence d’un proche.',
      inDanger: 'other',
      phrases: `
        (ma|mon|la|une|sa) ~1 (soeur|amie|mere|fille|voisine|cousine|tante|collegue|maman|grand mere|belle soeur|frere|ami|copine|niece) ~4 (se fait|est|etait|subit|se faire|son mari|son conjoint|son copain|son mec|son compagnon) ~4 (battre|battue|frapper|frappe|violences|tabasser|violer|menacee|menace|etranglee|maltraitee|tape|coups|sequestre*|bat|viole)
        (son|le) (mari|copain|conjoint|compagnon|mec|ex|pere) ~2 (la|l|le) ~1 (a)? ({hit}|{choke}|menace|viole|sequestre|tue|controle)
        (mon pere|papa|mon beau pere|mon frere) ~1 (a)? ({hit}|{choke}|menace) (ma mere|maman|ma soeur|sa femme) ~2
      `,
    },
    {
      reason: 'Coups, contrainte, surveillance et peur, dits autrement.',
      inDanger: 'writer',
      phrases: `
        (m a|ma|me|m) ~1 (donne|mis|fout|met|colle|file|flanque|envoie|foutu|balance|assene) ~2 (coup|coups|gifle|gifles|claque|claques|baffe|baffes|raclee|poing|tarte|trempe|coup de tete|pain|mandale)
        (prends|pris|recois|recu|encaisse) ~2 (coups|gifle|gifles|claques|coup de poing|raclee|baffe|baffes|claque|coup de pied)
        (il|elle|qui|et|{kin}) ~1 (me|m a|m) (serre|serrait|attrape|agrippe|saisit|empoigne|plaque|tient|immobilise|maintient|tire) ~2 (gorge|cou|poignets|contre|par les cheveux|par le cou|cheveux|bras|au sol|au lit|a la gorge)
        (nettoie|sort|charge|pose|caresse|montre|astique|range) ~1 (son|sa|un|le|une) (fusil|arme|couteau|pistolet|carabine) ~6
        (roule|conduit|accelere|fonce) ~6 (me faire peur|pour m effrayer|je supplie|je le supplie|je hurle|je pleure|nous tuer|contre un arbre|expres)
        (enleve|retire|enlevait|retirait|enleve) ~1 (la|le|sa|son) (capote|preservatif) ~5
        (sait|savait|devine) ~1 (toujours|tout|exactement) ~1 (ou je|ou j|avec qui|ce que|de ce que|de mes)
        (comment|partir|quitter|fuir|m en aller|m enfuir|sortir) ~4 sans (qu il|qu elle|que il|que mon|que ma) ~2 (sache|savoir|voie|trouve|retrouve|rende|apprenne|mari|tue|copain)
        (si je|quand je|des que je) ~6 (je sais|tu sais|je connais) ~1 (ce qui|ce que|la suite) ~3
        (j etais|je suis|je serai|serais|etait|moi) ~1 (la prochaine|le prochain)
        (dormir|coucher|manger) (par terre|dehors|sur le paillasson|dans la voiture|sur le sol|apres les autres) ~4
        (traite|traiter|traitee) de (chienne|salope|pute|merde|moins que rien) ~6 (frappe|tire|pousse|crache|menace|enferme|gifle|cheveux)
        (tape|tapait|frappe|cogne|poing|poings) ~3 (mur|murs|porte|table|volant) ~4 (tete|visage|cote de moi|peur|moi)
        (ventre noue|boule au ventre|je me raidis|je tremble|coeur qui bat) ~8 (cle|cles|voiture|pas|porte|rentre)
        (cle|cles|voiture|pas|porte) ~5 (ventre noue|ventre qui|me raidis|retiens mon souffle|coeur s emballe)
        (dois|oblige de|obligee de|il faut) ~2 (demander|justifier|rendre des comptes|lui montrer|lui demander|me filmer|prouver) ~5 (sortir|argent|depense|depenses|tickets|ou je|achat|chaque|euro|voir|tout|permission)
        (donne|verse) ~2 argent de poche ~3
        (insiste|harcele|boude|menace) jusqu a ce que ~4
        (cede|cedais|accepte|me force a dire oui|finis par) ~2 (sinon|pour qu il|par peur|a chaque fois|pour avoir la paix|parce que j ai peur|dire oui)
        (mari|copain|conjoint|compagnon|ex|homme|copine|femme|compagne|pere) (est|devient|etait)? (tres|trop|hyper|parfois)? (violent|violente|maltraitant|brutal|abusif)
        (relation|couple|mariage) (violente|violent|abusive|toxique et violent*)
        (numero vert|3919|plainte contre lui|main courante|porte plainte contre|depose plainte contre) ~3
      `,
    },
    {
      reason: 'Quelqu’un d’autre est battu, dit autrement.',
      inDanger: 'other',
      phrases: `
        (soeur|amie|mere|voisine|cousine|tante|collegue|maman|fille|belle soeur|copine|grand mere|frere|ami|voisin) ~4 (se fait|se faire) ~1 (taper|tabasser|frapper|battre|cogner|etrangler|violer|menacer|insulter et|enfermer|controler|suivre|harceler) ~2
        (soeur|amie|mere|voisine|cousine|tante|collegue|maman|fille|belle soeur|copine|grand mere) ~5 (oeil au beurre|cocard|coquard|bleus|marques|levre fendue|ecchymose*|platre) ~4
        (soeur|amie|mere|voisine|cousine|tante|collegue|maman|fille) ~4 (a peur de son|a peur de rentrer|terrorisee par|vit dans la peur|n a plus le droit|battue par|frappee par|n a pas le droit) ~4
      `,
    },
  ],
};
