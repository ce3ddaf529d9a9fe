import type { RulesOfKind } from '../../phrases/language.ts';

/** Indirect mentions of danger: preparations, hiding, giving things away, fear. */
export const indirectDanger: readonly RulesOfKind[] = [
  {
    kind: 'self_harm',
    rules: [
      {
        reason: 'Imaginer le monde sans soi, préparer son départ, souhaiter la mort.',
        inDanger: 'writer',
        phrases: `
          (mourir|crever|partir|en finir|se tuer) sans (souffrir|douleur|avoir mal|que ca fasse)
          (comment|combien de temps) ~4 (mourir|se tuer|se pendre|se noyer|se vider de son sang)
          si (un|une|le|la) (camion|voiture|bus|train|crise cardiaque|cancer|avion|moto) ~6 (arrangerait|soulag*|serait bien|tant mieux|plus simple|pas grave|delivrance)
          (dire|fait|faire|ecrire) (adieu|mes adieux|un dernier adieu|ses adieux) ~4
          (adieu|au revoir) ~2 (enfants|fils|fille|famille|parents) ~3 (sans que|pour toujours|definitivement)
          (trouve|choisi|repere|calcule|verifie) ~2 (hauteur|methode|pont|corde|date|dose|quantite) ~4
          (rejoindrai|rejoindre|retrouverai|retrouver|rejoins) ~1 (maman|papa|mon pere|ma mere|ma femme|mon mari|mon fils|ma fille|mon frere|ma soeur|mamie|papi) ~1 (bientot|la haut|au ciel|dans la mort|enfin|,)
          bientot ~2 (rejoindrai|retrouverai|serai avec|vais rejoindre) ~2 (maman|papa|mon pere|ma mere|ma femme|mon mari|mon fils|ma fille|elle|lui)
          (porte*|mieux|heureux|heureuse|tranquille|tranquilles|plus simple|soulag*|libres) ~3 (sans moi|si je n etais plus|quand je ne serai plus|quand je serai plus|si je disparais*)
          sans moi ~4 (mieux|heureux|heureuse|tranquille|tranquilles|simple|soulag*|libre|libres)
          (monde|vie|enfants|famille|terre|tout) ~3 (tourne|tournera|continue|continuera|ira|va) ~1 (tres bien|aussi bien|mieux)? sans moi
          (debarrasser|debarrasse|debarrasserai|nettoyer) ~2 (plancher|le monde de moi|de moi)
          {timeahead} ~3 (sans moi|je ne serai plus|je serai plus la)
          je ne (verrai|feterai|passerai|connaitrai|finirai|fetrai|verrais) ~1 pas ~1 {timeahead}
          (fermer les yeux|m endormir|me coucher) ~3 (pour toujours|a jamais|pour de bon|plus jamais|ne plus les rouvrir|plus rien)
          (rien|personne|plus rien) ne me ~1 (retient|rattache|fait tenir|garde) ~3
          (plus rien|rien) (a perdre|a faire) ~2 (sur cette terre|ici bas|dans ce monde|dans cette vie)
          (je ne|je|j) ~1 (merite|merites|vaux) ~1 (pas|plus|rien)? ~1 (de)? (vivre|la vie|mourir|d etre en vie)
          (mourir|la mort) ~3 (delivrance|soulagement|solution|issue)
          (delivrance|soulagement|seule solution|seule issue|seule sortie) ~4 (mort|mourir|partir pour|disparaitre)
          (mes obseques|mon enterrement|ma tombe|mes funerailles|mes cendres) ~4
          (donne|donner|legue|distribue|vide|vendu) ~2 (toutes mes affaires|toutes mes|mon chat|mon chien|mes affaires|ma guitare|mes bijoux|mon compte) ~3
          (plus besoin|aurai plus besoin|en aurai plus besoin) ~2 (la ou je vais|bientot|apres)
          la ou je vais ~4
          (assurance vie|assurance deces) ~4 (suicide|enfants|couvre|touche*|suffi*)
          (je me|me) ~2 (fais|refais|taillade|lacere|brule|entaille|griffe jusqu|coupe) ~2 (du mal|les bras|les cuisses|les poignets|le ventre|au sang|la peau)
          (lame|rasoir|cutter|compas|ciseaux) ~4 (soulage|calme|bras|cuisses|peau|poignet*|fait du bien)
          (saut*|jeter|jette|basculer|laisser tomber) ~2 (du|de la|dans le|par la|sous le|sous un) (pont|balcon|fenetre|vide|train|metro|toit|rer|camion|bus|falaise|dixieme|etage)
          (charge|sorti|pris) ~2 (fusil|arme|carabine|pistolet|revolver) ~4 , ~4 (croira|regrettera|verra|comprendra) ~1 (qu apres|apres|trop tard)
          (elle|il|ils|on) ne ~2 (croira|croiront|comprendra|comprendront|regrettera) ~1 qu apres
          (quand|une fois que) je (serai|serais) ~1 (mort|morte|partie pour|enterre*|plus la|au cimetiere) ~4
          (je|j) ~1 (n ai|ai) ~1 (plus|pas) ~1 (la force|le courage|l envie|envie) (de vivre|de rester en vie|de continuer a vivre|d exister|d etre la|d affronter demain)
          (ma vie|mon existence) ~1 (est|ne) ~2 (terminee|finie|foutue|inutile|un enfer|sert a rien|vaut rien|vaut plus)
          (je suis|suis) ~2 (inutile sur cette terre|de trop ici|de trop sur cette terre|de trop dans ce monde|de trop pour tout le monde|une erreur de la nature)
        `,
      },
      {
        reason: 'Quelqu’un d’autre annonce sa mort ou fait ses adieux.',
        inDanger: 'other',
        phrases: `
          (photo|photos|video) ~2 (ses|son|sa) ~1 (poignets|veines|bras|cuisses|coupures|corde|scarifications)
          (ses|les) (poignets|veines|bras) (ouverts|coupes|taillades|en sang|lacere*)
          (il|elle|{kin}) ~2 (donne|vide|distribue|legue) (son|sa|ses) (chien|chat|affaires|compte|voiture|guitare|bijoux|chienne) ~3
          (il|elle|{kin}) ~3 (avale|avaler|pris) ~1 (toute|tout|tous|une|des|ses|la) ~1 (boite|boites|plaquette|plaquettes|comprimes|cachets|medicaments|somniferes|calmants)
          (il|elle|{kin}) ~2 (est|se tient|attend|marche) ~2 (sur le pont|sur le toit|sur les rails|sur les voies|au bord du|sur le balcon|sur le parapet) ~6
          (il|elle|{kin}) ~3 (saute|se jette|se fout) ~2 (si je|du pont|sous|par la|en l air)
          (il|elle|{kin}) ~4 (plus de raison de vivre|plus envie de vivre|veut plus vivre|n a plus rien a perdre|marre de vivre|plus gout a la vie)
        `,
      },
      {
        reason: 'Un enfant parle de ne plus être là.',
        inDanger: 'child',
        phrases: `
          {child} ~2 ,? ~4 (demande|dit|ecrit|repete|dessine|m a dit|a dit|a ecrit) ~8 (jamais nee|jamais ne|plus la|etre mort|etre morte|mourir|plus exister|disparaitre|plus vivre|mieux sans lui|mieux sans elle|tuer)
          (mon|ma|notre) ~1 {child} ~6 (se taillade|se lacere|des coupures|lames de rasoir|lame de rasoir|boite de comprimes|lettre d adieu|se scarifie*|scarification*)
        `,
      },
    ],
  },
  {
    kind: 'harm_to_others',
    rules: [
      {
        reason: 'Avoir fait mal, et le raconter.',
        inDanger: 'other',
        phrases: `
          je (l ai|lui ai|les ai) ~2 {did} ~3
          je lui ai ~1 (lance|jete|balance|ecrase|brise|envoye) ~4 (tete|figure|visage|gueule|dessus)
          (j ai|ai) ~1 {did} ~1 (ma|mon|sa|son|la) ~1 {adult} ~3
          (elle|il) ~1 (disait|dit|a dit|avait dit) ~1 non ~1 ,? ~1 (mais|et) ~1 (j ai|je l ai|je) ~2 (continue|insiste|quand meme|force|fait)
          (elle|il) ~2 (ne voulait pas|voulait pas|pleurait|dormait) ~2 (mais|et) ~1 (j ai|je l ai) ~1 (continue|insiste|force|quand meme|fait)
          je (tape|frappe|gifle|cogne|bats|etrangle|pousse|secoue|bouscule) ~1 (ma|mon|la|sa) ~1 {adult} ~3
          (la main|ma main|un coup|une gifle|une claque) ~1 (m a echappe|est parti|est partie|est partie toute seule|m echappe) ~4
          (leve|lever|levais) la main (sur) ~1 (elle|lui|ma|mon) ~2
          (quand|si) je ~3 (bois|bu|vois rouge|m enerve|suis ivre) ~6 (elle|il|l) ~2 (urgences|hopital|par terre|bleus|marques|frappe*|peur)
          (elle|il) ~3 (fini|finie|finit|partie|atterri) ~1 (aux urgences|a l hopital|par terre|en sang|inconsciente|inconscient) ~2
          (elle|il) ~6 (bleus|marques|coquard|fond de teint|hematome*|platre) ~3 (a cause de moi|par ma faute|c est moi|de ma faute|a cause de mes)
          (du sang|son sang|en sang) ~6 ,? ~2 (quoi dire|quoi faire|mes mains|m excuser|je voulais pas|pas fait expres)
          (elle|il) ~2 (enfermee|enferme|refugiee|cachee) ~6 (sang|peur de moi|a cause de moi)
        `,
      },
      {
        reason: 'Menacer, préparer, craindre de le faire.',
        inDanger: 'other',
        phrases: `
          (peur|crains|terrifie*|angoisse) ~1 (de|d) (tuer|etrangler|poignarder|etouffer|frapper|blesser|faire du mal a|cogner|planter|egorger) ~1 (mon|ma|quelqu|lui|elle|le|la|mes|un) ~2
          (imagine|reve|fantasme|vois) ~3 (tuer|etrangler|poignarder|etouffer|egorger|empoisonner|le faire pendant qu) ~4
          (mettre|verser|glisser|mets|mis|verse) ~3 (dans) (son|sa|leur) ~1 (cafe|verre|assiette|soupe|boisson|repas|the|vin|biere|plat) ~6 (reveille|se reveille|meure|crever|mourir|endorme|malade|sente)
          je (lui|leur|le|la|l) ~1 (explose|pete|defonce|casse|arrache|fracasse|creve|eclate|plante|bute) ~2 (tete|gueule|dents|bras|jambes|yeux|genoux|crane|nez|>)
          (explose|pete|defonce|casse|fracasse|eclate) (la|les|sa|ses) ~1 (tete|gueule|dents|jambes|genoux|crane|mains) ~2
          (coups|coup) de (batte|barre|marteau|hache|couteau|fusil|lame) ~3
          (planter|buter|fumer|crever|saigner|egorger|tuer|descendre|eclater) (ce|cet|cette|son|le|la|sa) ~1 (mec|type|salaud|connard|batard|fils|enfoire|ordure|ex|meuf|pute|salope|gars|copain|nouveau) ~3
          (pas a moi|plus a moi|pas la mienne|pas pour moi) ~2 (personne|a personne|nul autre)
          (ne sera|n appartiendra|sera) ~1 a personne ~2
          (retrouve|trouve|repere|obtenu|connais|sais) ~1 (son adresse|ou elle habite|ou il habite|ou elle vit|ou il vit|ou elle dort|sa nouvelle adresse|leur adresse) ~4
          (pris|achete|prepare|emporte) ~1 (ce qu il faut|tout ce qu il faut|le necessaire) ~3
          (elle|il|ils) (comprendra|paiera|regrettera|va comprendre|paieront|va payer|va saigner|verra) ~4 (ce qu|ce soir|de sa vie|fait|sang|peau|demain|la prison)
          (ce soir|demain|samedi|dimanche|bientot) (elle|il|ils) (comprendra|paiera|regrettera|comprendront|paieront) ~3
          (payer|paiera|payera|paye) ~1 (de sa vie|de sa peau|avec son sang|cher de sa vie)
          (attends|attend|poste|planque|suis) ~3 (en bas de chez|devant chez|devant son|en bas de son|derriere) ~4 {weapon}
          {weapon} ~4 (en bas de chez|devant chez|pour lui|pour elle|s il revient|si elle revient|qu il ose)
          (achete|pris|trouve|procure|ai) (un|une|mon|le) {weapon} ~3
          qu (il|elle) ose ~1 (encore|seulement)? ~4 (toucher|approcher|revenir|parler)
        `,
      },
    ],
  },
  {
    kind: 'child_at_risk',
    rules: [
      {
        reason: 'Un enfant a été blessé, ou montre que quelque chose se passe.',
        inDanger: 'child',
        phrases: `
          (j ai|ai|l ai) ~1 {did} ~1 (mon|ma|mes|le|la|notre|l) ~1 {child} ~3
          (abuse|abusait|profite|viole|agresse) ~1 (de)? (ma|mon|mes|sa|son|la|une|un) ~1 (petite|petit|jeune)? ~1 (cousine|cousin|niece|neveu|fille|fils|soeur|frere|petite fille|eleve|enfant)
          {child} ~3 (ne veut|veut|veulent|refuse|refusent) ~1 (plus|pas)? ~2 (aller|rester|voir|dormir|retourner) ~3 ,? ~8 (pipi|secret|cauchemar*|bleus|hurle|tremble|mal aux fesses|se lave|peur de)
          {child} ~6 (secret|pipi au lit|refait pipi|se fait dessus|fait dessus|cauchemars toutes) ~6
          {child} ~4 (se fait|fait) (dessus|pipi|pipi dessus) ~6
          {child} ~4 (se cache|se cachent|sursaute|sursautent|tremble|tremblent|se tait|se taisent|se fige|se figent) ~4 (quand|des que|depuis|lorsqu*) ~6
          (quand|des que|si|lorsque) (le|la|mon|ma) {child} ~3 (pleure|hurle|crie|s arrete pas) ~3 ,? ~2 (peur|envie) ~1 (de|d) ~2 (ce que je|lui faire|le secouer|la secouer|le jeter|la jeter|le frapper|la frapper|craquer) ~4
          (enfants|petits|petites|gosses|gamins|petit|petite) ~4 (pas|rien) ~1 mange ~1 (depuis|hier|de la journee)
          (frigo|placards) ~2 (vide|vides) ~4 ,? ~6 {child}
          (photo|photos|video|videos|filme) ~2 (de|d) ~1 (mon|ma|mes|la|le|notre|sa|son) {child} ~3 (nue|nu|nus|deshabille*|douche|bain|toute nue|tout nu)
          (prendra|prend|partir|voiture) ~3 (avec les enfants|avec nos enfants|avec les petits|avec mes enfants) ~4 (reverra|jamais|arbre|mur|ravin|tous ensemble|riviere)
          (coup|coups|ceinture|martinet|baton|cable|cintre|cuillere en bois) ~4 (sur|a) ~1 (mon|ma|mes|notre|le|la|les) {child} ~2
          (corrige|dresse|punit) ~2 {child} ~3 (ceinture|coups|martinet|baton|fort|sang)
        `,
      },
      {
        reason: 'La personne qui écrit dit son âge, et quelque chose où un adulte doit aider.',
        inDanger: 'writer',
        phrases: `
          ai {minorage} ans ,? ~4 ,? ~6 {childworry} ~4
          {childworry} ~6 ,? ~4 ,? ~2 ai {minorage} ans
          ai {minorage} ans ,? ~5 (a|de|en a) {adultage} ~4
          {adultage} (ans)? ~4 ,? ~4 ai {minorage} ans
          (mon|ma) (pere|beau pere|papa|mere|belle mere|oncle) ~2 (tape|frappe|bat|gifle|cogne|touche) ~6 (notes|6e|5e|4e|3e|college|ecole|cm2|cm1|devoirs)
          (je suis|suis) en (6e|5e|4e|3e|cm1|cm2|sixieme|cinquieme|quatrieme) ~2 ,? ~6 {childworry}
          (entraineur|prof|oncle|beau pere|moniteur) ~3 (dit|veut|demande) ~3 (photos|secret|entre nous|rien dire) ~3
        `,
      },
    ],
  },
  {
    kind: 'victim_of_abuse',
    rules: [
      {
        reason: 'Cacher, craindre, se protéger, payer, partir en secret.',
        inDanger: 'writer',
        phrases: `
          (sacre|donne|fichu|foutu|mis|colle|prends|pris|mange) ~1 (une|des|la)? (volee|raclee|rouste|derouillee|trempe|branlee|mandale|torgnole) ~3
          (m a|me) ~1 (retourne|tordu|tord|ecrase) ~2 (doigt|doigts|bras|poignet|main)
          (me faire|me fais) ~1 (toute petite|tout petit|invisible|oublier) ~3
          (bruit|son|tour) ~2 (de la|de sa|des) (cle|clef|cles|porte|voiture|pas) ~8
          (en retard|cinq minutes|du travail|des courses|tard) ~3 ,? ~1 (je le paie|je le paye|je paie|il me le fait payer|il hurle|il frappe|je prends) ~4
          (me l a|me le|me la|le fait|l a fait) ~1 (fait|faire|a fait)? (payer|regretter) ~3
          je le (paie|paye|paierai|payais) ~4
          (chaise|commode|meuble|armoire|couteau) ~2 (contre la porte|devant la porte|bloque la porte|sous l oreiller|sous la poignee|sous mon oreiller)
          (il|elle|mari|copain|conjoint|ex|belle mere|femme) ~1 (a|garde|detient|gere|cache) ~1 (mes|ma|mon) (papiers|carte|codes|passeport|salaire|telephone|compte|titre|argent|livret) ~5
          sans (lui|elle) je ~1 (finirai|finirais|serais|suis|ne suis) ~2 (rue|rien|foutue|foutu|perdue|trottoir)
          (dire non|refuser|dis non|refuse) ~3 ,? (sinon|parce que|car) ~4 (pire|enerve|frappe|colere|force|peur|cher|toute la nuit)
          sinon (c est|ce sera|ca|il|elle) ~3 (pire|hurle|frappe|tape|explose|se met en colere|casse|me le fait|s enerve|cogne|degenere|gueule)
          (sac|valise|papiers|affaires) ~2 (cache|cachee|caches|cachees|planque|planquee) ~4
          (attends|attendre|attend) ~1 (qu il|qu elle) ~1 (parte|soit|s absente|dorme) ~4 ,? ~6 (partir|fuir|sac|enfants|m en aller|affaires|sait pas)
          s il (l apprend|le sait|l apprenait|decouvre|voit|tombe sur|me voit|rentre) ~5 ,? ~3 (sais pas ce qu|fera|tuer|tue|morte|fini pour moi|capable)
          (je ne sais pas|sais pas|peur de) ~1 (ce qu il|ce qu elle|de quoi il) ~1 (fera|ferait|est capable|va faire|serait capable) ~3
          (il|elle) est capable de tout ~2
          (voisins|voisine|voisin|enfants|fils|fille|passants) ~2 (ont|a) ~1 (appele|prevenu) ~1 (la|les)? (police|flics|gendarmes|gendarmerie|17) ~6
          (manches longues|col roule|foulard|lunettes de soleil|lunettes noires|fond de teint|maquille|maquillage) ~5 (questions|juillet|aout|canicule|ete|marques|cache*|collegues|voie|voient|demande|bleu*)
          (urgences|medecin|docteur|hopital|collegues|ecole|mere) ~3 (tombee|tombe|glisse|cognee|escalier|porte|velo) ~3
          (mot de travers|un mot de trop|moindre mot|moindre retard|pour un rien) ~4 (explose|frappe|hurle|cogne|pete|casse|crie|gifle)
          (ose|n ose|oser) ~1 (plus|pas) ~1 (rien dire|parler|bouger|sortir|respirer|le contredire|la contredire|repondre|dire non|rentrer|inviter|manger)
          (sursaute|tremble|fige|crispe|paralysee|retiens mon souffle|boule au ventre|estomac noue) ~5 (quand|des qu|des que|lorsqu*) ~1 (il|elle|mon|sa|son|j entends|le) ~4
          (choisit|decide|impose|controle) ~2 (mes|ce que je|mon|ma) ~1 (habits|vetements|tenues|tenue|amis|amies|sorties|porte|mange|coiffure|maquillage|mets) ~3
          (interdit|empeche|interdisait|defend) ~1 (de|d) ~1 (voir|sortir|travailler|parler|appeler|conduire|porter|me maquiller) ~3 (ma|mon|mes|seule|soeur|famille|amies)?
          (demander|supplier|mendier|quemander) ~3 (pour acheter|de l argent|argent pour|chaque euro|mes serviettes|serviettes)
          (rendre des comptes|justifier|montrer les tickets|garder les tickets|tickets de caisse) ~4
          (appelle|appels|ecrit|messages) ~2 (vingt|trente|cent|cinquante|toutes les) ~1 (fois|dix|cinq|heures|minutes) ~3
          (suit|suivait|attend|attendait|surveille|rode|poste|gare) ~3 (partout|en bas de|devant chez|a la sortie de mon|sur le parking|devant mon travail|devant l ecole) ~3
          (traceur|gps|airtag|mouchard|camera|cameras|logiciel) ~2 (sous|dans|sur|sur mon) ~1 (ma|mon|notre|la|le) ~1 (voiture|telephone|sac|chambre|salon|manteau|portable)
          (effacer|supprimer|vider|cacher) ~2 (historique|conversation|messages|traces|recherche*) ~3 (mari|copain|il|conjoint|femme|elle|compagnon) ~4
          (il est|mon mari est|il va) ~1 (a cote|dans la piece d a cote|revenir d une|rentrer d une minute|sous la douche) ~3 (vite|ecrire|parler|repondre)
          (m a|me|m) ~1 (pousse|poussee|jete|jetee|plaque|plaquee|projete|projetee|traine|trainee|tire|tiree|souleve) ~4 (escalier|escaliers|mur|sol|table|cheveux|porte|lit|evier|voiture|frigo)
          (m a|me) ~1 (humilie|rabaisse|insulte|traite) ~5 (tous les jours|chaque jour|devant tout|devant les enfants|salope|pute|chienne|merde|incapable|moins que rien) ~3
          (fusil|arme|couteau|pistolet|carabine) ~4 (bien reflechir|reflechir avant|avant de partir|si je pars|pas interet|essaie de partir)
          (vaisselle|assiettes|assiette|objets|telephone|chaises|chaise|bouteille|bouteilles|verre) ~3 (dessus|a la tete|sur moi|au visage|a la figure)
          (il|elle|m a|me|{kin}) ~2 (lance|lancait|jette|jetait|balance) ~4 (dessus|a la tete|sur moi|au visage|a la figure) ~2
          (depuis|apres) ~4 (ne porte plus|je cache|je mens) ~4 (marques|bleus|famille|collegues)
        `,
      },
      {
        reason: 'Une autre personne le vit.',
        inDanger: 'other',
        phrases: `
          (soeur|amie|mere|voisine|cousine|tante|collegue|maman|copine|frere|ami) ~3 (plus|pas) le droit (de|d) ~5
          (soeur|amie|mere|voisine|cousine|tante|collegue|maman|copine|frere|ami) ~5 (sursaute|tremble|flippe|panique) ~2 (quand|des que) ~1 (son|sa|il|elle) ~4
          (voisine|voisins|voisin|a cote|etage) ~6 (hurle|hurler|cris|coups|supplie|tabasser|frapper|cogner|pleure) ~3 (mur|cloison|nuit|nuits|entends|murs)
          (soeur|amie|mere|voisine|maman) demande ~5 si elle peut ~4
          (entends|entend|entendu) ~3 (cris|coups|hurlements|supplier) ~4 (voisine|voisins|voisin|mur|etage|cloison)
        `,
      },
    ],
  },
];
