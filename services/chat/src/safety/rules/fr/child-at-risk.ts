import type { Signs } from '../../reading/language.ts';

export const childAtRisk: Signs = {
  kind: 'child_at_risk',
  signs: [
    {
      because: 'Un enfant est blessé, utilisé ou abandonné.',
      inDanger: 'child',
      says: `
        ({hit}|{choke}|viole|touche|touchait|attache|enferme|attouche|caresse|secoue|maltraite|punit|prive|drogue|ligote|insulte) ~2 (mon|ma|mes|son|sa|ses|notre|nos|le|la|les|leur|leurs) ~2 {child} ~4
        (mon|ma|mes|son|sa|ses|notre|nos|leur|leurs|les|le|la) ~1 {child} ~6 ({hit}|{choke}|bleus|attouchements|secoue|secouee|maltraite*|faim|sale|sales|seul|seule|seuls|affame*|abuse*|marques|ceinture|battu*|hematome*|neglige*|viole*|enferme*|touche|nu|nue|drogue*|cache|pipi|peur de son|peur de mon|peur de lui|peur d elle|pleure quand il|pleure quand elle)
        (laisse|laissait|laissent|laisser|abandonne|laissee) ~4 {child} ~4 (seul|seule|seuls|seules|nuit|voiture|heures|sans|appartement)
        {child} ~4 (seul|seule|seuls|seules) ~5 (nuit|appartement|maison|voiture|heures|casino|sortir|jours|toute|soir)
        (ivre|bourre|bourree|saoul|saoule|drogue*|alcool|defonce*|boit|shit|coke|vodka|biere|rhum) ~6 {child}
        {child} ~6 (ivre|bourre|saoul|drogue*|alcool|defonce*|somnifere*|sirop|vodka|biere|rhum)
        (nourrit|nourri|donne a manger|mange|nourrir) ~4 (pas|plus|qu une fois|jamais|rien) ~4
        (nu|nue|porno|photos|parties intimes|sexe|secret|cadeaux|douche|bain|baskets) ~8 {child}
        {child} ~8 (nu|nue|porno|photos de|parties intimes|secret|cadeaux|en cachette|ecrit la nuit|lui offre|monsieur|entraineur|ecrit)
        (pedophil*|pedoporn*|inceste|bebe secoue|excision|exciser|mutilation)
        (monsieur|entraineur|prof|professeur|oncle|voisin|adulte|pretre|animateur|coach|moniteur) ~6 (ecrit|offre|touche|emmene|seul|demande|garde|envoie|caresse) ~6 {child}
        (marier|mariage|marie) ~6 (14|15|16|13|quatorze|quinze|seize|mineure)
        (jai|j ai|ai) (secoue|frappe|gifle|tape|jete|lache|etouffe|brule|enferme|attache|cogne) ~1 (mon|ma|le|la|notre|l) ~1 {child}
        (peur|envie|pensees|idees|failli|ai failli|images) ~4 (faire du mal|secouer|jeter|etouffer|noyer|frapper|lacher|etrangler|blesser) ~3 (mon|ma|le|la|bebe|{child}|enfant)
        (bebe|fille|fils|enfant) ~4 (ne bouge presque plus|ne reagit plus|ne se reveille pas|inconscient)
        {child} ~4 (dit|raconte|a dit|m a dit|explique) ~6 (touche|mal|papa|tape|secret|embrasse|zizi|enferme|frappe)
      `,
    },
    {
      because: 'La personne qui écrit est mineure.',
      inDanger: 'writer',
      says: `
        (j ai|ai) (8|9|10|11|12|13|14|15|16|17|dix|onze|douze|treize|quatorze|quinze|seize) ans ~8 (frappe|touche|viole|bat|peur|beau pere|oncle|seul*|rentrer|manger|enferme|coups|nue|nues|nudes|photos|tape|entraineur|boit|gifle|derniere fois|adulte|marier|maison|papa|pere|dehors|mange|alcool|fugue|ceinture|petit frere|chez moi)
        (mon|le|ma) (pere|beau pere|papa|oncle|grand pere|frere|entraineur|prof|mere|belle mere|maman|cousin|copain de ma mere) ~3 (me|m|ma|nous) ~1 (a)? ({hit}|{choke}|touche|viole|caresse|enferme|force|mate|filme) ~3
        (beau pere|pere|oncle|papa|frere) ~3 (entre|vient|rentre) ~2 (ma chambre|mon lit) ~3
        (peux|veux|ose|peur de) ~1 (pas|plus)? (rentrer) ~1 (chez moi|ce soir|a la maison|sinon) ~6
        (maman|papa|parents|mere|pere) ~4 (pas rentree|pas rentre|pas revenue|parti*|absent*|plus la) ~5 (jours|manger|seul*|frere|frigo)
        (rien a manger|plus rien a manger|frigo vide|plus a manger)
        ({afraid}) de (mon|ma|mes) (pere|beau pere|mere|frere|oncle|parents|papa)
      `,
    },
  ],
};
