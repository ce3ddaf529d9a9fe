import type { RulesOfKind } from '../../phrases/language.ts';

export const selfHarm: RulesOfKind = {
  kind: 'self_harm',
  rules: [
    {
      reason: 'Se tuer ou se blesser, dit par son nom.',
      inDanger: 'writer',
      phrases: `
        (me|m) ~1 (tuer|suicider|pendre|scarifier|ouvrir les veines|tailler les veines|jeter sous|jeter du|jeter d un|jeter par|flinguer|foutre en l air|noyer|empoisonner|faire du mal|mutiler|couper les veines|buter|immoler|balancer sous|donner la mort|bruler les bras|supprimer|faire sauter|tirer une balle|defenestrer|faire du mal)
        je me (suicide|tue|pends|scarifie|coupe|mutile|fous en l air|flingue|brule|taillade|jette|bute|blesse|fais du mal|suis scarifie*|suis coupe*|suis taillad*) ~3
        je me suis ~2 (scarifie|scarifiee|coupe|coupee|mutile|mutilee|entaille|entaillee|taillade|brulee)
        (suicide|suicider|suicidaire|suicidaires|scarification|automutilation|suicides)
        mourir ,? c est ~6 (veux|voudrais|souhaite|desire)
        (en finir|mettre fin) ~1 (avec la vie|a mes jours|a ma vie|avec tout|pour de bon|a tout|une bonne fois|>|ce soir|avec cette vie)
      `,
    },
    {
      reason: 'Ne plus vouloir vivre.',
      inDanger: 'writer',
      phrases: `
        (je|j|veux|voudrais|envie|aimerais|prefere|prefererais|veut|besoin|merite) ~2 (mourir|crever|etre mort|etre morte|disparaitre pour toujours|ne plus exister|ne plus vivre|ne plus etre la|ne plus me reveiller|pas me reveiller|ne jamais me reveiller|m endormir pour toujours|dormir pour toujours|partir pour toujours|rejoindre maman|rejoindre papa)
        (je|j|jaimerais|aimerais|voudrais|veux) ~1 (m endormir|mendormir|m endors|dormir) ~3 (et|pour|que|sans) ~4 (pas|plus|jamais|sarrete|s arrete|me reveiller|reveiller|reveille)
        (ne|veux|voudrais|plus|pas|jamais) ~2 (plus|pas|jamais)? (me|m) (reveiller|reveille|etre reveillee)
        (veux|envie de|envie d|je ne veux|je veux|peux|arrive|supporte|j veux) ~1 (plus|pas) ~1 (de)? (vivre|exister|etre la|etre ici|continuer a vivre|me lever demain|respirer|rester en vie)
        (plus|aucune|pas|perdu) ~2 (envie de vivre|raison de vivre|gout a la vie|gout de vivre|l envie de vivre|de raison d etre|aucune raison de rester|force de vivre)
        (a quoi bon|a quoi ca sert de|pourquoi) (vivre|continuer|rester|se lever|me lever|de toute|tout|encore|exister|>) ~6
        (ne|pas|plus) ~1 (verrai|verrais|serai|serais|connaitrai|feterai) ~1 (pas|plus)? ~1 (le printemps|noel|demain|l ete|mes|la|le jour|l annee|mon anniversaire|la fin|grandir|longtemps|ma fille|mon fils)
        (fatigue|fatiguee|lasse|marre|epuisee|epuise) (de)? ~1 (vivre|la vie|exister|d exister|cette vie|respirer|d etre en vie|d etre la)
        (vie) ~2 (n a plus de sens|aucun sens|ne vaut|n a aucun|plus de sens|foutue|finie|insupportable|ne sert)
        (plus|aucun|pas|vois) ~2 (d issue|issue|avenir|espoir|d espoir|porte de sortie|d avenir|lendemain|solution pour moi|echappatoire)
        (que|qu) (ca|tout|tout ca|cela|la douleur) ~1 (s arrete|sarrete|cesse|finisse|se termine|prenne fin)
        (ca|la douleur|tout) s arrete ~2
        (ca|sa) sarrete
        (si je|quand je|le jour ou je) ~2 (mourais|disparaissais|n etais plus|serai plus|ne serai plus|serai mort*|meurs|ne suis plus)
        (mieux|heureux|tranquilles|soulages|heureuse|tranquille|libre) ~2 (sans moi|si je n|si je meurs|quand je ne serai|si je disparais)
        (je suis|suis|etre|deviens|qu) ~2 (un poids|un fardeau|une charge|un boulet) ~3
        (bientot|demain|ce soir) ~2 (il pourra|elle pourra|ils pourront|tout sera fini|ce sera fini|je serai libre|je ne serai|vous serez debarrass*|debarrasse) ~4
        (je ne manquerai|personne ne) ~3 (personne|remarquera|remarquerait|pleurerait|pleurera|manquerai|viendrait|s en rendrait)
        (ca m est egal|m en fiche|m en fous) ~2 (de vivre|de mourir|si je meurs|si je ne me reveille)
        (je tiens|je vis|je reste) ~1 que pour ~2
      `,
    },
    {
      reason: 'Adieux, affaires en ordre, moyens.',
      inDanger: 'writer',
      phrases: `
        (lettre|lettres|mot|message|video) d (adieu|adieux)
        (lettre|lettres) ~3 (pour mes|aux enfants|apres|quand je|ma mere|mes parents)
        (adieu|adieux|dit au revoir|mes adieux) ~3 (monde|tous|tout le monde|definitif|pour toujours|mes)
        (testament|assurance vie|mots de passe|papiers|affaires) ~4 (en ordre|regle*|prets|ecrit|pret|apres moi|pour apres|a jour|trie*)
        (donne|donner|donne|distribue) ~3 (mes affaires|toutes mes|mon chat|mon chien|tout ce que)
        (derniere|dernier) (fois|message|noel|lettre|soir|nuit|mots) ~4 (vous|tu|verra*|vie|moi|que)
        (medicaments|cachets|comprimes|somniferes|boite|boites|pilules|anxiolytiques|antidepresseurs|doliprane|paracetamol|xanax) ~5 (devant moi|avale*|avaler|garde|stocke|stock|compte|pris|prendre|tous|toute|main|mets de cote|accumule|tiroir|cote|combien|suffi*)
        (avale|avaler|pris|prendre|stocke|combien|garde|compte|accumule|reserve) ~4 (medicaments|cachets|comprimes|somniferes|boite|boites|pilules|anxiolytiques|doliprane|paracetamol|faut|mourir)
        (corde|lame|lames|rasoir|cutter|arme|fusil|couteau) ~5 (prete|pret|devant moi|bras|poignet*|veines|tiroir|achete*|garage|cuisses|peau|placard|main)
        (pont|toit|balcon|fenetre|metro|train|rails|quai|falaise|voie|voies|rambarde|parapet) ~6 (saut*|jet*|sauter|vide|regarde|pense|finir|fini|rapide|vite|pas de plus|imagine|envie|suffi*)
        (sauter|saute|me jeter|jeter|regarde|regarder|debout|assise|assis|penche) ~4 (pont|toit|balcon|fenetre|metro|train|rails|quai|falaise|vide)
        (volant|voiture|route|virage) ~8 (arbre|mur|camion|platane|coup de volant|lacher|ravin|foncer|accelere*|suffi*|pilier)
        (arbre|mur|camion|platane|ravin|pilier) ~4 (foncer|rouler|volant|voiture|droit)
        coup de volant
        (j ai|ai) ~1 (un plan|choisi la date|tout prevu|tout prepare|pris ma decision|choisi le jour|decide de la date)
      `,
    },
    {
      reason: 'Quelqu’un d’autre veut mourir.',
      inDanger: 'other',
      phrases: `
        (il|elle|{kin}) ~6 (se tuer|se suicider|se pendre|se suicide|se tue|mettre fin a ses|en finir|se jeter|se foutre en l air|se scarifie|se mutile|se tirer une balle|s ouvrir les veines|se faire du mal|s est taillad*|se pend|sauter du|sauter par)
        (essaye|essaie|tente|menace|veut|parle|va|dit|voulait|pense|jure) ~2 (de)? (se tuer|se suicider|se pendre|mourir|mettre fin a ses|en finir|se jeter|se foutre en l air|sauter)
        (il|elle|{kin}) ~4 (veut|voulait|prefere|voudrait) ~1 (plus)? (mourir|vivre|etre mort*|plus etre la)
        (il|elle|{kin}) ~5 (avale|pris|prend) ~3 (medicaments|cachets|boite|somniferes|comprimes)
        (il|elle|{kin}|m a|vocal|message) ~6 (suicide|suicidaire|lettre d adieu|adieu|pardon pour ce qui va|tentative de suicide)
        (demande pardon|dit adieu|m a dit adieu|fait ses adieux|donne ses affaires|donne toutes ses) ~6
      `,
    },
    {
      reason: 'Un enfant qui veut mourir.',
      inDanger: 'child',
      phrases: `
        (mon|ma|notre) ~1 (fils|fille|enfant|ado|niece|neveu|petite fille|petit fils|petite soeur|petit frere|garcon) ~8 (mourir|se tuer|en finir|suicid*|se scarifie|mettre fin|se mutile|plus vivre|se coupe|se faire du mal)
      `,
    },
    {
      reason: 'Pensées de mort, adieux et moyens, dits autrement.',
      inDanger: 'writer',
      phrases: `
        (idees|pensees|envies) (noires|suicidaires|de mort|de suicide|d en finir|morbides)
        (pense|penser|penses|reve|obsede*) ~2 (a|de) (la mort|ma mort|mourir|mon enterrement|en finir|tout arreter)
        (mon|a mon) (enterrement|cercueil)
        (si|que) je ~1 (n existais|disparaissais|mourais|crevais|disparais|n etais jamais nee|n etais pas ne) ~4
        (jamais|pas) (naitre|ete nee|etre nee|etre ne|du naitre|ete mise au monde)
        (achete|prepare|accroche|noue|cache) ~2 (la|une|ma|de la) ~1 (corde|lame|lames|cutter)
        (ouvert|ouvrir|taillade|taille|entaille|coupe) ~1 (les|mes) (veines|poignets|bras|cuisses)
        (fusil|arme|carabine|pistolet|revolver) ~4 (placard|tiroir|pere|grenier|garage|tempe|bouche) ~4 (pense|penser|regarde|attend|facile|tente)
        (fusil|arme|pistolet) ~3 (dans la bouche|sur la tempe|contre ma tempe)
        (j y pense|y pense|j y songe) ~3 (pont|train|fusil|corde|medicaments|chaque nuit)
        (ecrit|ecris|ecrire|laisse|enregistre|prepare) ~2 (une|des|ma|mes|les) ~1 (lettre|lettres|mot|video|videos) ~5 (enfants|chacun|parents|mere|adieu|quand je|apres|famille|tous)
        (bientot|demain|dimanche|ce soir|apres) ~1 (vous|ils|elle|il|tout le monde|tu|on) ~2 (tranquille|tranquilles|debarrasse*|libre|libres|en paix|soulage*|mieux)
        (ne|n|plus|serai|suis) ~1 (serai|suis|etre|embeterai|derangerai) ~1 (plus|bientot)? ~1 (un probleme|un poids|une charge|un fardeau|la|ici|de ce monde|personne|votre|ton|son) ~2 (longtemps|bientot|noel|demain|cet ete|quand|pour|>)
        (je serais|je serai|serais) ~1 (deja)? ~1 (plus|pas) (la|de ce monde|en vie) ~3
        (sans) (mon|ma|mes) (chien|chat|fille|fils|enfants|mere) ~2 (je serais|j aurais|je ne serais)
        (vie|existence) ~1 (n a|a|n en a|vaut|ne vaut|ne rime) ~1 (plus|pas|rien)? ~1 (aucun|de)? (sens|peine|valeur|interet|gout|but)
        (fatigue*|lasse*|epuise*|marre|ras le bol|plus la force) (de|d) (vivre|la vie|exister|me battre pour vivre|continuer a vivre|respirer|etre en vie)
        (je peux|peux|j peux|veux|arrive) (plus|pas) (vivre|continuer) (comme sa|comme ca|ainsi) ~6 (en l air|mourir|finir|tuer|crever|disparaitre)
        (foutre|fous|foutrai) en l air ~2
        (m endormir|dormir|sommeil|partir|disparaitre) (pour de bon|pour toujours|a jamais|et ne plus|sans me reveiller|definitivement)
        (vite fait|si facile|si simple|rapide|un pas de plus|un seul pas) ~3 (sauter|finir|fini|train|pont|lacher|vide|>)
        (pont|fleuve|falaise|toit|balcon) ~6 (l eau|vite fait|vide|facile|en bas|si simple|finir)
        (trop pris|surdose|overdose|avale tout)
        (m en aller|partir|rejoindre) ~2 (pour toujours|de l autre cote|la haut|au ciel|mon fils|ma fille|mon mari decede)
        (a quoi bon|pourquoi) ~1 (vivre|continuer|rester|me lever|s accrocher|lutter) ~3
        (tenir|tiens|tient) ~2 (debout|en vie|plus qu a|que pour|que grace)
      `,
    },
  ],
};
