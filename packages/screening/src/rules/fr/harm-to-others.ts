import type { RulesOfKind } from '../../phrases/language.ts';

export const harmToOthers: RulesOfKind = {
  kind: 'harm_to_others',
  rules: [
    {
      reason: 'Vouloir tuer ou blesser, l’avoir fait ou préparé.',
      inDanger: 'other',
      phrases: `
        (je vais|je veux|vais|envie de|j irai|je dois|je compte|jure que je vais|pense a|capable de|pret a|prete a|je pourrais|projet de|prevu de|je prevois de) ~1 (le|la|les|l|lui|leur|te|faire)? ~1 {kill} ~3
        (le|la|les) (tue|bute|plante|creve|egorge|defonce|poignarde|descends|brule|fume|flingue|massacre|tabasse) ~3 (si|tous|toutes|quand|je le jure|je jure|ce soir|demain|les deux|la prochaine|>)
        (lui|leur) ~1 (faire|fais|ferai) (du mal|payer|la peau|regretter|mal)
        (faire du mal|faire souffrir|faire la peau|arracher|casser la gueule|tirer dessus|mettre une balle|vitrioler|peter les|exploser la) ~4
        (bruler|incendier|mettre le feu|cramer|foutre le feu) ~4 (maison|voiture|appart|appartement|chez|avec|dedans)
        (j ai|ai|jai) ~1 ({hit}|{choke}|viole|gifle|frappe|pousse|tabasse|menace|secoue|etrangle) ~1 (ma|mon|sa) (femme|compagne|copine|mari|mere|conjointe|copain|ex|conjoint|pere|soeur|frere|patron)
        je (l ai|lai|la|lui ai|le|lui) ~1 ({hit}|{choke}|serre la gorge|mis une gifle|donne un coup|mis un coup|attrape*|serre le cou|plaque*|colle une|force*|menac*) ~4
        (mes mains|les mains|main) (autour|sur|a) ~2 (son|sa|la) (cou|gorge)
        (serre|serrais) ~1 (son|sa) (cou|gorge)
        (achete|pris|prends|ai|jai|charge|cache|prepare|procure) ~2 (un|une|mon|ma|le|la|son|de l|l|du|de) ~1 {weapon} ~4
        {weapon} ~4 (coffre|sac|voiture|pret|prete|boite a gants|poche|charge*|attend|main)
        (je sais|connais|sais) ~2 (ou|quand|a quelle heure|son|ses|par ou) ~3 (habite|travaille|gare|horaires|sort|dort|adresse|trajet|passe|vit|bosse)
        (j attends|attends|guette|suis|surveille|planque|poste) ~3 (devant chez|en bas de chez|sa sortie|derriere|tous les soirs|la nuit) ~5
        (venger|vengeance|va payer|vont payer|le paiera|me le paiera|regrettera|regretter|va regretter|va comprendre) ~6
        (peur|crains|effraie) ~2 (de moi|de ce que|de mes|de recommencer|de lui faire|de faire une|de perdre le controle|que je|de la frapper|de le frapper|de moi meme|de la tuer|de le tuer) ~6
        (poings|poing|mains) ~5 (peur|pourrais|frapper|trembl*|serre*|colere)
        (vois rouge|voile noir|trou noir|pete un plomb|disjoncte|perds le controle|perdu le controle|black out) ~8
        (si je ne peux pas|si c est pas) ~2 (l avoir|avec moi) ~4 (personne)
        (il|elle|{kin}) ~5 (va|allait|veut|voulait|jure|dit) ~2 (de)? (tirer sur|tuer|buter|planter|egorger|bruler|poignarder|descendre|tabasser|incendier) ~2 (son|sa|ses|l|le|la|quelqu|tout|ex)
        (merite|merites|meritent|qu il|qu elle) ~1 (de)? (mourir|creve|crever|meure|meurt)
        (empoisonner|poison|mort aux rats|antigel) ~5
        (rien a perdre|plus rien a perdre|apres moi|prison) ~5 (payer|lui|elle|emporte|emmene|tant pis|regrett*|aller)
      `,
    },
    {
      reason: 'Menaces, plans et actes, dits autrement.',
      inDanger: 'other',
      phrases: `
        (si|puisque) ~2 (peux|puis|est|sera|reste) ~2 (pas)? ~1 (l avoir|a moi|avec moi|la garder|la mienne) ~3 (personne|aucun|nul)
        personne ~1 (ne)? (l aura|la touchera|l aura jamais)
        (je veux|je voudrais|veux|envie de|j ai hate de) ~1 (qu il|qu elle|le|la|les|qu ils) ~1 (souffre|souffrent|creve|crevent|voir souffrir|voir saigner|voir mort|voir morte|meure|paie|voir crever|voir ramper|voir supplier|faire souffrir|faire payer)
        (souviens|rappelle|souvenir) ~1 (plus|de rien|pas|rien) ~5 (bleus|marques|pleure|par terre|saigne|au sol|blessee)
        (je|quand je) ~8 (elle|il) (a|avait|est|etait) ~1 (des)? (bleus|marques|par terre|au sol|en sang|saignait|recroquevill*)
        (mis|pose|cache|installe|colle) ~2 (traceur|gps|airtag|mouchard|camera) ~3 (sa|son|ses) ~1 (voiture|sac|telephone|appartement|coffre|scooter)
        (je lui ai|lui ai) ~1 (mis|mise|donne|colle|casse|pete|fait|foutu|flanque) ~3 (coup|coups|poing|gifle|claque|baffe|nez|bras|mal|dent|raclee|tarte|bleus)
        (je l ai|l ai|je lai|l aie) (etrangle|etranglee|frappe|frappee|gifle|giflee|cognee|poussee dans|poussee contre|violee|forcee|menacee|tabasse|tabassee|mordue|secouee|enfermee|poignarde|poignardee|brulee|battue|sequestree) ~2
        je (la|le|l) (frappe|gifle|tape|cogne|bats|etrangle|menace|secoue|suis partout|suis dans la rue|traque) ~3
        (ma|mon) (femme|mari|copine|copain|compagne|compagnon) ~1 a peur de moi
        (elle|il) a peur de moi
        (poison|somniferes|mort aux rats|antigel|produit) ~3 (son|sa|dans son|dans sa) (cafe|verre|assiette|soupe|boisson|repas|the|vin|biere)
        (couper|sectionner|trafiquer|saboter) ~2 freins
        (elle|il|ils) (ne|n) ~1 (arrivera|arriveront|sortira|se mariera|profitera|vivra|verra) ~1 (pas|jamais) ~4 (mariage|autel|lui|ensemble|vivant|bonheur|vivante)
        (vendredi|samedi|dimanche|lundi|demain|ce soir|bientot|cette nuit) ~2 (il|elle|ils) (va|vont) (payer|comprendre|regretter|voir|souffrir|ramper) ~3
        (vais|veux|compte|envie de) ~1 (le|la|les|lui|leur) ~1 (faire)? (demolir|defigurer|saigner|trouer|detruire|casser les|peter les|regler son compte|faire la peau|regler leur compte|casser la gueule|mettre une balle|faire du mal|rouer|eventrer|buter|crever)
      `,
    },
  ],
};
