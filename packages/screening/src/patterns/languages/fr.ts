import type { PatternLanguage } from '../notation.ts';

/** French of France, Belgium, Quebec and Africa, with chat spelling. */
export const french: PatternLanguage = {
  code: 'fr',
  lists: {
    not: `pas|jamais|ne|n|personne|sans|aucun|aucune|ni|arrêté de|arrête de`,
    // People
    conjoint: `mari|ex|ex mari|copain|copine|compagnon|compagne|conjoint|conjointe|femme|ex femme|ex copain
      ex copine|mec|meuf|chum|fiancé|fiancée|époux|homme`,
    parent: `père|mère|papa|maman|beau père|belle mère|frère|soeur|oncle|tante|tonton|cousin|cousine
      grand père|grand mère|beau frère|belle soeur|demi soeur|demi frère|parents|voisin|voisine|patron|chef
      fils adulte|entraîneur|prof|ami|amie|meilleure amie|pote|collègue`,
    il: `il|elle|ils|on|(mon|ma|mes|son|sa) (nouveau|nouvelle)? (<conjoint>|<parent>)|le (copain|mari|père
      mec) de ma (mère|soeur|fille)`,
    lui: `(mon|ma|mes|son|sa|ses|notre|un|une) (nouveau)? (<conjoint>|<parent>)|(un|ce|le) (mec|type|gars
      connard|gamin)|quelqu'un|tout le monde|cette (pute|salope)|sa nouvelle copine`,
    gosse: `fils|fille|filles|enfant[s]|bébé[s]|petit[s|e|es]|gosse[s]|gamin[s|e|es]|nourrisson|nièce|neveu
      jumeaux|petit frère|petite soeur|ado|petit fils|petite fille`,
    enfant: `(mon|ma|mes|notre|nos|son|sa|ses|leur|leurs|le|la|les|un|une|l) <gosse>`,
    'à-lenfant': `(à|sur|chez) <enfant>|(au|aux) <gosse>`,
    jeune: `9|10|11|12|13|14|15|16|17|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept`,
    adulte: `20|21|22|23|24|25|26|27|28|30|32|35|40|45`,
    // Modality and time
    me: `me|m|m a|m ont|m avait|ma|nous|nous a|m aurait`,
    adv: `encore|déjà|souvent|aussi|même|presque|parfois|physiquement|trop|re|hier|failli|beaucoup|limite
      tellement|fort|vraiment|juste`,
    // Acts
    frapp: `frapp[e|ait|é|ée|er|ent|era]|tap[e|ait|é|ée|er|ent]|bat|battait|battu[e]|cogn[e|ait|é|ée|er]|gifl*
      étrangl[e|é|ée|er]|viol[e|é|ée|er|ait]|tabass*|maltrait*|agress[e|é|ée|er|ait]|fracass*|fouett*
      poignard[e|é|ée|er]|ébouillant*|séquestr*|rou[e|é|ée] de coups|crach[e|é] (dessus|au visage|à la figure)
      défonc[e|é|ée]|tripot*`,
    frapper: `frapper|taper|battre|cogner|gifler|étrangler|violer|tabasser|agresser|poignarder|tuer|buter
      crever|égorger|planter|défigurer|brûler|empoisonner|massacrer|fracasser|étouffer|casser la gueule
      flinguer|descendre|noyer|saigner|faire du mal|tirer dessus|tirer une balle|défoncer`,
    coup: `(un|une|des|de|deux|trois|plusieurs|quelques)? (coup[s] de (poing|pied|pieds|tête|boule|ceinture
      bâton|couteau|genou|coude|marteau|canne|fouet)|gifle[s]|claque[s]|baffe[s]|raclée|volée|droite|coups
      patate[s]|poing dans)`,
    donn: `donn[e|é|ait|er]|met[s]|mis|mettait|fou[t]|foutu|coll[e|é]|fil[e|é]|balanc[e|é]|envoy[é]|envoie
      mettre|foutre|sacré`,
    attrap: `attrap[e|é|ée]|pris[e]|prend[s]|saisi[t|e]|tir[e|é|ée|ait]|traîn[e|é|ée]|serr[e|é|ée|ait]`,
    cou: `(par|à|au|le|la|les|sa|son|mon|ma) (la|le|les)? (gorge|cou|cheveux)`,
    pouss: `pouss[e|é|ée|ait]|projet[é|ée]|jet[é|ée]|jette|balanc[e|é|ée]|plaqu[e|é|ée]|bouscul[e|é|ée]
      cogn[é|ée]|traîn[e|é|ée]|coinc[e|é|ée]`,
    contre: `contre (le|la|un|une|mon)|par terre|au sol|dans (les escaliers|l escalier|un angle)`,
    cass: `cass[e|é|er]|pét[e|é]|fractur[é|e]|bris[é]|fend[u]`,
    os: `nez|bras|côte[s]|mâchoire|dent[s]|poignet|lèvre|arcade|doigt[s]|gueule|jambe|main`,
    arme: `couteau|flingue|fusil|arme|pistolet|machette|hache|tournevis|ciseaux|carabine|marteau|batte|lame
      fourchette|cutter|coutelas`,
    bleus: `bleus|bleu partout|brûlures|traces de (coups|doigts|ceinture)|oeil au beurre noir|marques`,
    // Suicide
    veux: `veux|vx|voudrais|souhaite|préfère|préférerais|aimerais|envie de|envi de|envies de|besoin de
      prêt[e] à|rêve de|pense à|penser à|pensé à|pensais à|pense qu à|pense juste à|essay[é|e] de
      tent[é|e] de|décid[é|e] de|prévu de|compte|jveux|songe à|songé à|idée de|mieux|plus qu à|qu à|juste`,
    'il-veut': `veut|va|voulait|menace de|menacé de|essay[é|e] de|tent[é|e] de|parle de|parlait de|pense à
      allait|irait|envie de|jure de|voudrait|capable de|rêve de|peut|promis de`,
    mourir: `mourir|crever|être mort[e]|disparaître (pour toujours|de ce monde|pour de bon|définitivement)
      ne plus (exister|vivre|être là|me réveiller|jamais me réveiller)|en finir (avec (la vie|tout|moi)
      pour de bon|ce soir)|m'endormir (et|pour) (ne)? (plus|jamais)|la mort`,
    tuer: `tuer|buter|flinguer|foutre en l'air|supprimer|ôter la vie|donner la mort|immoler|(tirer|mettre
      coller) une balle|ouvrir (les veines|la gorge)|tailler les veines|trancher la gorge|jeter <saut>
      balancer <saut>|tirer en bas|suicider|pendre|empoisonner|crever`,
    suicide: `suicide|pends|flingue|supprime|tire une balle|bute|jette <saut>|taille les veines
      ouvre les veines`,
    saut: `(sous|du|dans|par|d'un|du haut|sur|de) (du|le|la|les|un|une|quelque)? (pont|train|métro|rer|fenêtre
      balcon|toit|rails|falaise|viaduc|camion|tram|vide|immeuble)`,
    pilules: `médicaments|médocs|comprimés|cachets|somnifères|doliprane|xanax|stilnox|pilules|antidépresseurs
      insuline|javel|destop|boîte[s]|plaquette`,
    peau: `(le|la|les|l) (bras|veines|poignet[s]|cuisse[s]|peau|avant bras|jambe[s]|ventre)`,
    'se-tue': `<il-veut> (se|s) <tuer>|(se|s) (suicider|pendre|défenestrer|ouvrir les veines)
      <il-veut> (mourir|crever|en finir (avec la vie|ce soir)|mettre fin à ses jours)|veut plus (vivre
      exister)|se (scarifie|mutile|taillade|scarifier|mutiler)|se (coupe|coupait) (<peau>|quand
      avec)|s est (scarifié[e]|tailladé[e]|pendu[e]|ouvert les veines|coupé <peau>
      tranché)|plus envie de vivre|mettre fin à ses jours|se fait du mal exprès|sauter <saut>
      (est|devient) suicidaire`,
    photos: `(mes|des|nos|les|ma|une|la) (photo[s]|vidéo[s]|sextape|nudes) (intime[s]|nue|nues|de moi
      dénudée[s])|mes nudes`,
    publier: `publier|poster|envoyer|diffuser|montrer|balancer|partager`,
    sexe: `coucher|faire l'amour|avoir des (rapports|relations)|faire des (choses|trucs)|me prostituer|avorter
      me déshabiller|me marier`,
    biens: `passeport|papiers|carte bancaire|salaire|argent|téléphone|portable|clés|titre de séjour
      médicaments|paye|documents|cb`,
    dit: `dit|disait|jure|juré|promis|promet|écrit|répète|hurle|menace|prévenu|crie|menacé|annoncé|balancé
      dis`,
    peur: `peur|la trouille|terrifiée|terrorisée|crainte|crains|flippe|peure`,
    drogue: `somnifères|sirop pour dormir|alcool|vin|bière|calmants|médicaments pour dormir|xanax|rhum`,
  },

  negation: `
    <not>
    <not> (me|m|se|s|le|la|l|lui)
    <not> (me|m|se|le|la|l|lui)? (a|ai|ont|est|avait|suis)
    <not> (dit|pense|crois|veux dire) que?
    (plus|pas) (peur|envie|besoin|intention) (de|d)?
  `,

  harmless: `
    (mourir|crever|meurs|mort|morte) (de|d) (rire|honte|faim|soif|froid|chaud|envie|peur|ennui|amour|trouille
      jalousie|vieillesse|curiosité|bonheur|stress)
    (mourir|crever) (bête|vieux|vieille|pour|heureux|heureuse|ensemble|tranquille|avec|près|dans tes bras
      moins)
    (ce qui|ça|cela|qui|détail) (me|m a|m) <frapp>
    (me|m a) (frappé|frappe|frappée) (c'est|que|de|par (sa|son|le|la)|dans)
    <frapp> (pas|jamais|plus depuis)
    (me|m a) <adv>? (tape|tapé|bat|battu[e]|poignard[e|é|ée]|viole) (sur (les nerfs|le système|l épaule)
      dans (l oeil|la main|le dos)|au|aux|toujours au|à (la|plate|fifa|mario|chaque)|5|froid|les oreilles)
    je me (cogne|bat|tape) (le|un|une|la honte|partout|l orteil|la discute|toute|tout)
    (viol[e|é|ée]) (mon|ma|mes|notre|la|l|le) (intimité|confiance|vie|règle|secret|promesse|intime)
    étouff[é|ée|e|er] (de|par|d|sous) (amour|son amour|câlins|messages|rire|bisous|ses)
    (mère|père|parents|boss|patron|femme|mari|soeur|coloc) (va|vont) me tuer (si|quand|lol|mdr|pour)?
    (me|se|te) (tuer|tue|crever|crève) (à|au|le dos|à la tâche|les yeux) (la|le|travail|lui|petit|boulot
      réussir|faire|répéter|dire)?
    (tuer|buter|étrangler|frapper) <lui>? (mdr|lol|ptdr|haha|gentiment|avec (amour|tendresse))
    (tuer|tue|tué|bat|battu|étrangle) (dans|à|au|sur) (le jeu|fortnite|mario|fifa|uno|monopoly|scrabble
      échecs)
    <coup> (à mario|à fifa|avec son annonce)
    (doudou|finir par m étrangler|crever plutôt)
    pas que je veux mourir
    me pendre s il
    adore quand il me
    (nouvelle|collier|crédits|banque) (me|m|m a|nous) <frapp>
    coup[s] de (main|fil|foudre|coeur|pouce|blues|vieux|mou|folie|chance|soleil|gueule|théâtre|pied au cul)
    (couper|coupe|coupé) (les (cheveux|ongles|ponts|vivres)|le (doigt|souffle|sifflet)|la (parole|route
      frange)|l herbe|l appétit|en quatre)
    pendre (à (son|ton|mon|leur) cou|la crémaillère)
    enfermé[e] (dehors sans|au)
    suicide (assisté|du personnage|collectif|dans le|politique|professionnel|commercial|social)
    (prévention|film|livre|documentaire|série|numéro|ligne|conférence|formation|exposé) (du|sur le|contre le
      de) suicide
    (vivre|exister) (plus)? (avec|comme|ici|chez|ensemble|ça|ce|cette|dans|sous|loin|seul|seule|en|à|une|mon
      autre|séparés|cela|pour|le|la|ces|ma|au|près|entre)
    en finir avec (cette|ce|lui|elle|notre|mon|ma|les|le|la culpabilité|mes|ces|son)
    j ai <jeune> ans (de|d)
    (chat|chien|chienne|bébé|gamin) (me|m a|qui me) (<frapp>|mord|donne|met)
    (fils|fille|petit|petite) de (deux|trois|quatre|cinq|2|3|4|5) ans (me|m a)? <frapp>
    menac[e|é|ée|er] (de|d) (faire la grève|bouder|chanter|me chatouiller)
    (ça|cela|angoisse|loyer|dettes|tristesse) me (prend|serre) (à|la) (la)? gorge
  `,

  elsewhere: `
    (dans|vu|regardé|lu|du|le|un|une|la|ce) (film|livre|roman|série|cauchemar|jeu|pièce|chanson|bd
      documentaire|jeu vidéo)
    (j'ai rêvé|je rêve|rêvé|je rêvais) (que|qu)
    (le|la|l) (personnage|héros|héroïne|acteur|méchant|protagoniste)
    (il y a|y a) (huit|<jeune>|20|25|30|40|vingt|trente|quarante|cinquante|quinze|vingt-cinq) ans
    quand j'(étais|avais) (petite|petit|enfant|ado|gamin|gamine|jeune|plus jeune|gosse|vingt|20|19|18|<jeune>)
    (toute petite|petite , mon)
    en (19*|200*)
    à l époque
    (au|à la|en) (judo|hockey|rugby|boxe|karaté)
    premier mari
    mon (enfance|adolescence)
  `,

  childWrites: `
    (j ai|jai|g|ai) (que|seulement|presque|bientôt)? <jeune> ans
    (je suis|jsuis|chui) (en|au) (sixième|cinquième|quatrième|troisième|6[e|ème]|5[e|ème]|4[e|ème]|3[e|ème]
      cm2)
    je suis mineur[e]
  `,

  patterns: [
    {
      name: 'wish to die',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        <veux> <mourir>
        je (ne|n)? (veux|voulais|vx|souhaite|supporte|peux) plus (vivre|exister|me réveiller|être en vie
          être de ce monde)
        (plus|plu|aucune|perdu) (l)? (envie|la force|force|de raison|raison|goût|le goût|le courage) (de
          à) (vivre|me réveiller)
        (marre|fatigué[e]|lasse|jpp|dégoûté[e]) (de|d) (vivre|être en vie|exister)
        (tout le monde|famille|enfants|monde|gosses|parents) [~2] mieux sans moi
        (idées|pensées|envies|pulsions) (suicidaires|de suicide|de mort)
        (suis|suissidaire|sens|deviens) (très)? suicidaire
        (pense|penser|pensé|songe|pensais|pensant) [~2] au suicide
      `,
    },
    {
      name: 'plan or attempt to kill oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (<veux>|vais|jvais|jvai) (me|m) <tuer>
        (me|m) (suicider|pendre|ouvrir les veines|tailler les veines|foutre en l'air|défenestrer)
        je me (<suicide>|tue)
        failli me (jeter|balancer) <saut>
        (acheté|préparé|ai) la (corde|lame)
        (je veux|veux) en finir
        si [~6] je me (<suicide>|tue)
        (mettre|mets|mettrai|mis) fin à (mes jours|ma vie|mon existence)
        (<veux>|vais|jvais) (sauter|plonger) <saut>
        (ma|raté ma|première) (tentative|ts) (de suicide|hier|ratée)
        (ma|mes) lettre[s] (d'adieu|de suicide)
        (j ai|jai|je viens de|vais|ai) (avalé|pris|avaler|bu|gobé|prendre) (toute|tous|une|deux|trois|la|des
          les|20|30|plein|trop|plusieurs|de l eau) [~4] <pilules>
        <pilules> [~2] pour (en finir|mourir|ne plus|m endormir pour)
        (balle dans la tête|corde autour du cou|noeud coulant|ceinture autour de mon cou)
        (foncer|jeter ma voiture|planter la voiture|encastrer) (dans|contre) un (mur|arbre|platane|camion
          pylône)
      `,
    },
    {
      name: 'hurts oneself',
      kind: 'self_harm',
      inDanger: 'writer',
      lines: `
        (je me|jme|j me) (suis|re)? (scarifi[e|é|ée]|mutil[e|é|ée]|taillad[e|é|ée]|lacère|automutile|coupe (et
          quand|la nuit|en cachette|avec|depuis|encore))
        (me|m) (suis)? (coup[e|é|ée|er]|brûl[e|é|ée|er]|ouvert|entaill[e|é]|tailler|taillad[e|é|er]
          grave) <peau>
        <veux> me (couper|scarifier|mutiler|faire du mal|brûler|taillader|automutiler)
        (je|j) me (fais|suis fait) (du mal|mal exprès|saigner) (exprès|avec|au|pour|quand|à moi|tous)?
        je me (<frapp>|cogne) (la|ma)? (tête|visage|contre le mur)
        (recommencé|commencé|continue|arrête pas|envie) (à|de) me (couper|scarifier|mutiler|faire du mal)
        je me brûle (avec|exprès|la|les|au)
      `,
    },
    {
      name: 'another person may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'other',
      lines: `
        <se-tue>
        <il> [~4] <se-tue>
        <dit> [~4] <se-tue>
        si [~6] (il|elle) (se|s) (tue|suicide|pend|tuera|jette|flingue|jetterait|suiciderait|ouvre)
        (il|elle) (a|vient d|vient de) (avalé|pris|avaler|prendre|bu) [~4] <pilules>
        (parle|parlé|menace|chantage|menacé) (de|du|au) suicide
      `,
    },
    {
      name: 'a child may kill or hurt themselves',
      kind: 'self_harm',
      inDanger: 'child',
      lines: `
        <enfant> [~7] <se-tue>
        <enfant> [~6] (veux mourir|veux plus vivre|suicidaire|envie de mourir|tentative de suicide|veut mourir
          me tuer|lames)
      `,
    },
    {
      name: 'the writer has hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        (je|jl|j) (l|la|le|les|lui)? (ai|é)? <adv>? <frapp> <lui>
        (je|j|et) (l|la|le|les) (ai|avais)? <adv>? <frapp>
        (je|j) lui (ai)? <adv>? <donn> [~1] <coup>
        (je|j) (ai)? <donn> [~1] <coup> à <lui>
        (je|j) (l|la|le|les) (ai)? <adv>? <attrap> [~1] <cou>
        (j|je) (lui)? (ai)? (serré|serre) (sa|la|le|son) (gorge|cou)
        (je|j) (l|la|le|les) (ai)? <adv>? <pouss> [~3] <contre>
        j ai (poussé|jeté|plaqué) <lui>
        (je|j) l ai (poussée|poussé|secouée|bousculée) (et|elle|il|fort|si|,|très)
        (je|j) lui (ai)? <cass> [~1] (le|la|une|deux|un|les|trois) <os>
        (je|j) (l|la|le) (ai)? (forc[e|é|ée]|oblig[e|é|ée]) (à|au|quand|et|,|alors)
        (j ai|jai) (forcé|obligé|drogué|menotté|enfermé|séquestré|empoisonné|menacé) <lui>
        (je|j) l ai (enfermé[e]|menacé[e]|attaché[e]|drogué[e]|menotté[e])
        (j|je) lui (ai)? (lancé|jeté|balancé|planté|mis) [~3] (à la (tête|figure|gueule)|<arme>)
        (j ai) (mis|posé) (mon|mes) (poing|mains) (dans|sur) (la|sa|son)
      `,
    },
    {
      name: 'the writer may hurt somebody',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        (<veux>|vais|jvais) <frapper> <lui>
        (<veux>|vais|jvais) (le|la|les|lui|l) (poignarder|buter|égorger|frapper|violer|crever|planter
          casser la gueule|défoncer|massacrer|fumer|brûler|empoisonner|cogner|flinguer|tabasser)
        (<veux>|peur de|capable de|failli) (le|la|les) tuer
        vais (le|la|les) tuer (si|et|ce soir|je rigole)
        si [~6] je (le|la|les) (tue|bute|plante|crève|fume)
        (je|jvais) vais lui (casser|péter|exploser|planter|faire payer à coup|mettre un coup)
        (j ai|jai) (acheté|pris|caché|chargé|trouvé) (un|une|le|mon) <arme> [~4] (pour (lui|le|la|elle)|tuer
          attends)
        (brûler|cramer|foutre le feu à|mettre le feu à) (sa|la|son|leur) (maison|voiture|baraque|appart
          caisse)
        (quelque chose|poison|somnifères|mort aux rats|un truc) dans (son|sa) (café|verre|soupe|bouffe|thé
          assiette)
      `,
    },
    {
      name: 'somebody announces to kill others',
      kind: 'harm_to_others',
      inDanger: 'other',
      lines: `
        <il> (veut|va|menace de|jure de|dit vouloir|prépare) (tuer|buter|égorger|poignarder|brûler
          massacrer) <lui>
        <dit> (qu il|qu elle) (va|veut|allait) (le|la|les)? (tuer|buter|égorger|poignarder|planter) <lui>?
      `,
    },
    {
      name: 'hits the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <me> <adv>? <frapp>
        <me> <adv>? <donn> [~1] <coup>
        <me> [~2] à coup[s] de (pied|pieds|poing|poings|ceinture|bâton|canne|chaise|cintre)
        <me> <adv>? <attrap> [~1] <cou>
        <me> <adv>? <pouss> [~2] <contre>
        <me> <adv>? (poussé[e]|pousse|bouscule|secoue|secouée|pince|mord|mordue) (et|quand|si|fort|par|jusqu
          violemment|exprès|,)
        (m a|ma) (brûlé[e]|ébouillanté[e]) (avec|le|la|au)
        <me> <adv>? <cass> [~1] (le|la|une|deux|un|les|trois|l) <os>
        <me> <adv>? (jeté|lance|lancé|balancé|jette|planté) [~3] (à la (figure|gueule|tête)|au visage|dessus
          <arme>)
        (mains|main) (autour de mon cou|sur ma gorge|autour du cou)
        (laissé|laisse|couverte de|plein de|j ai des|g des|pleine de) <bleus> [~2] (partout|à cause|de lui
          sur les bras|quand il|qu il|de ses)
        (violé[e]|battu[e]|frappé[e]|tabassé[e]|étranglé[e]|agressé[e]) par (mon|ma|un|lui|elle|le)
        (abus[e|é|ait]) (sexuellement)? de moi
        <me> <adv>? (pris[e]|prend|pénètr[e|é|ée]|touch[e|é|ée]|force|forcé[e]) (de force|pendant que je (dors
          dormais)|quand je (dors|dis non|dormais)|alors que j)
        (mon|un) (mari|copain|conjoint|compagnon|homme) (est|devient)? violent
      `,
    },
    {
      name: 'threatens or may kill the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <me> <adv>? menac[e|é|ée|er|ait|ent]
        (veut|menace de|menacé de|menaçait de|essayé de|tenté de|voulu|capable de|jure de|juré de|peut|voulait
          promis de) (me|m|nous) <frapper>
        (il|elle|ils|lui|frère|ex) (va|vont|allait|pourrait) (me|nous) (buter|égorger|défigurer|frapper
          massacrer)
        <dit> [~5] (me|m|nous) (tuera|tuerait|tue|bute|défigurerait|va tuer|crève|plante)
        si je (pars|le quitte|porte plainte|parle|divorce|la quitte|m en vais|dis) [~3] (me|nous) (tue|tuera
          bute|retrouve|frappe)
        <peur> (qu il|qu elle|que mon mari|que mon ex) (me|nous|ne me|me re) (tue|frappe|tape|fasse du mal
          fasse quelque chose|retrouve|viole|batte)
        (un|son|une|des) <arme> (sous|sur|à|contre) (ma|la|le|mon|moi) (gorge|tempe|tête|cou|ventre|visage)
        <arme> sur moi
        (sort|sorti|pris|prend|a|avec) (un|une|le|son|des) <arme> (et|en) [~2] (pointé|hurle|menac*|dit
          sur moi|vers moi)
      `,
    },
    {
      name: 'afraid of somebody at home',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <peur> de (lui|mon père|mon beau père|mon ex|mon fils) (et|quand|depuis|à la maison|la nuit)
        <peur> de mon <conjoint>
        <peur> de rentrer (chez moi|à la maison|ce soir)
      `,
    },
    {
      name: 'controls the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <me> <adv>? (enferm[e|é|ée|er|ait]|séquestr*|attach[e|é|ée] (au|à|avec)|ligot*|barr[é|ée] dehors
          mis[e] sous clé)
        <me> <adv>? (empêche|interdit) (de|d) (sortir|voir (mes|ma|mon)|travailler|parler|téléphoner|partir
          aller|avoir|appeler|conduire)
        <il> (ne)? me laisse (pas|plus|jamais) (sortir|voir (mes|ma)|travailler|partir|parler|dormir|manger)
        <me> (prend|pris|confisqué|confisque|caché|cache|volé|retire|piqué|arraché|garde|vide) [~1] (mon|ma
          mes|le|la|tout mon|l) <biens>
        (garde|gardent|confisqué|caché|pris|contrôle|surveille|gère) (mon|ma|mes|tout mon) <biens>
        (fouille|contrôle|surveille|espionne) (mon|mes|tous mes|ma) (téléphone|portable|messages|dépenses
          sorties|argent|appels|gps|fringues)
        (mis|installé|collé|caché|met|posé) (un|une|des) (traceur|gps|airtag|caméra[s]|mouchard
          logiciel espion|micro) (sur|sous|dans|chez) (ma|mon|moi|la chambre)
        <me> <adv>? (forc[e|é|ée|er|ait]|oblig[e|é|ée|er|eait]) (à <sexe>|quand|au lit|la nuit)
        <me> (prive|privé|privée|punit|punie) (de|quand|en|si) (manger|nourriture|mes médicaments|argent
          sortie|sommeil|me|je)?
        (marier de force|mariage forcé|me marier à|m ont mariée)
        <me> (met|mis|mise) dehors (en|la nuit|pieds|quand|dans le froid)
      `,
    },
    {
      name: 'follows or exposes the writer',
      kind: 'victim_of_abuse',
      inDanger: 'writer',
      lines: `
        <me> <adv>? (suit|suivie|suivait|poursuit|traque) (jusqu|en voiture|tous les|au travail)
        (m|me) (attend|guette|attendait) [~1] (en bas|devant|à la sortie|sur le parking|au pied) (de|du) (chez
          mon|ma|l|travail|boulot|mes)
        <me> <adv>? (harcèle|harcelée|harcelait) (et|depuis|en|devant|jour|sur|partout|,)
        (menace de|menacé de|menace d|menacé d|va|veut|sinon il) (les)? <publier> [~1] <photos>
        (tué|frappe|jeté|étranglé|égorgé|tape) (mon|ma|le|notre) (chien|chat|chatte|lapin|chienne)
      `,
    },
    {
      name: 'another adult is abused',
      kind: 'victim_of_abuse',
      inDanger: 'other',
      lines: `
        <il> (a)? <adv>? <frapp> (ma|sa|la|son|mon|une) (<parent>|<conjoint>)
        <il> (la|le|l|l a|la re) <adv>? <frapp>
        <il> (se|s) (est|fait|fais|était)? (faire|fait|re fait)? (frapper|tabasser|violer|battre|cogner|taper
          étrangler|agresser|tabasser) (par|dessus|tous)?
        (mon|ma|une|la) <parent> [~4] (battu[e]|frappé[e]|tabassé[e]|étranglé[e]|violé[e]|poignardé[e]
          séquestrée) par (son|sa)
        (mon|ma|une|la) <parent> [~4] (son|le) <conjoint> [~2] (la|le|l a|lui) (<frapp>|enferme|menace
          interdit)
        <il> lui (a)? <donn> [~1] <coup>
        <il> lui (a)? <cass> [~1] (le|la|une|deux|un|les) <os>
        (mon|ma|une|la) <parent> [~4] <bleus>
      `,
    },
    {
      name: 'a child is hurt',
      kind: 'child_at_risk',
      inDanger: 'child',
      lines: `
        <il> (a|ont)? <adv>? (<frapp>|secou[e|é]|brûl[e|é]|enferm[e|é]|attach[e|é]|jet[é]|noi[e]|pinc[e|é]
          mord) <enfant>
        (<frapp>|secoue|secoué|enferme|tripote|brûle|étrangle|punit|noie) <enfant>
        (j|je|jai) (ai|a)? <adv>? (<frapp>|secou[e|é]|brûl[e|é]|pouss[é]|jet[é]|pinc[e|é]) <enfant>
        <enfant> [~4] (frappé[e]|battu[e]|maltraité[e]|violé[e]|abusé[e]|secoué[e]|tripoté[e]|brûlé[e]
          mordu[e]) (par|chez)
        <donn> [~1] <coup> <à-lenfant>
        (abus[e|é|ait|er]|profite|attouchements) (sexuellement)? (de|sur|d) <enfant>
        (touche|touché|touchait|tripote|tripoté|caresse|caressé|toucher) <enfant>
        <enfant> [~7] (la touche|le touche|la tripote|l a touché[e]|touche (son|sa) (zizi|sexe|culotte
          foufoune)|touche là|l a violé[e])
        (main|doigts|mains) dans (sa|la) (culotte|couche)
        (laisse|laissé|laissent|laissait|laisser) <enfant> (tout)? seul[s|e|es] (à la maison|toute la|la nuit
          le soir|dans|pendant|des|chez|avec)
        (enferme|enfermé|attache|attaché|laisse|laissé) <enfant> (dans|à|au|dehors|sans|sur le balcon)
        (donne|donné|met|mis|file|donner|verse) [~1] <drogue> [~2] (<à-lenfant>|dans (son|le) (biberon|lait))
        (<veux>|peur de|peur que je|envie de) (faire du mal|secouer|jeter|tuer|noyer|étouffer|frapper
          taper) (à)? <enfant>
        (menace de|veut|va|menacé de) (tuer|noyer|frapper|égorger|étrangler) <enfant>
        <enfant> [~4] (plein de bleus|des bleus|des brûlures|des marques|traces de|un oeil au beurre noir)
        (conduit|conduis|roule) (bourré[e]|ivre|saoul|défoncé) avec <enfant>
        (marier|exciser|vendre) (ma|notre|sa|la) (fille|nièce|petite)
      `,
    },
    {
      name: 'a child writes about abuse',
      kind: 'child_at_risk',
      inDanger: 'writer',
      lines: `
        (mon|le|un) (père|beau père|oncle|tonton|grand père|frère|cousin|prof|entraîneur|papa|coach
          copain de ma mère|demi frère|parrain) [~3] (me touche|m a touché[e]|me tripote|m a violé[e]|me viole
          se touche|m a mis les doigts|me fait des choses|m a fait des trucs)
        (mes parents|ma mère|mon père|maman|papa|mon beau père|ma belle mère) [~2] (me (frappe|frappent|tape
          tapent|bat|battent) (avec|à coup|tous)|m enferme|me prive de|me laisse sans manger|m enferment
          m ont mis[e] dehors)
        (copain|mec|il|homme) (qui)? (a|en a) <adulte> (ans)? [~4] (en ai|jai|j ai) (que)? <jeune>
        (ai|jai|ai que) <jeune> (ans)? [~6] (en a|a) <adulte>
      `,
    },
  ],
};
