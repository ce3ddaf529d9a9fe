import type { RulesOfKind } from '../../phrases/language.ts';

export const childAtRisk: RulesOfKind = {
  kind: 'child_at_risk',
  rules: [
    {
      reason: 'Un enfant est blessé, utilisé ou abandonné.',
      inDanger: 'child',
      phrases: `
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
      reason: 'La personne qui écrit est mineure.',
      inDanger: 'writer',
      phrases: `
        (j ai|ai) (8|9|10|11|12|13|14|15|16|17|dix|onze|douze|treize|quatorze|quinze|seize) ans ~8 (frappe|touche|viole|bat|peur|beau pere|oncle|seul*|rentrer|manger|enferme|coups|nue|nues|nudes|photos|tape|entraineur|boit|gifle|derniere fois|adulte|marier|maison|papa|pere|dehors|mange|alcool|fugue|ceinture|petit frere|chez moi)
        (j ai|ai|jai) ~1 (8|9|10|11|12|13|14|15|16|17|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize) (ans|an)? ~8 (tape*|tapent|frappe*|bat|bats|battu*|ceinture|beau pere|pere|mere|papa|maman|oncle|grand pere|cousin|prof|peur|faim|manger|seul*|m occupe|disparait|boit|soul*|ivre|touche*|viol*|photos|nue|nudes|homme|marier|enferm*|cache|cacher|personne|forc*|chambre|drogue*|crie|hurle|fuir|fugue|rentrer|coups|gifle*|entraineur|oblige|revient|rentre pas|petits freres|mes freres|mon frere|mal|cogne)
        (homme|mec|type|gars|personne) ~2 (de|qui a) ~1 (18|19|2*|3*|4*|5*|vingt|trente|quarante|cinquante) ~1 ans? ~3 (veut|demande|photos|envoie|rencontrer) ~5 (photos|nudes|me voir|moi|mon|video|rencontrer)
        (mon|le|ma) (pere|beau pere|papa|oncle|grand pere|frere|entraineur|prof|mere|belle mere|maman|cousin|copain de ma mere) ~3 (me|m|ma|nous) ~1 (a)? ({hit}|{choke}|touche|viole|caresse|enferme|force|mate|filme) ~3
        (beau pere|pere|oncle|papa|frere) ~3 (entre|vient|rentre) ~2 (ma chambre|mon lit) ~3
        (peux|veux|ose|peur de) ~1 (pas|plus)? (rentrer) ~1 (chez moi|ce soir|a la maison|sinon) ~6
        (maman|papa|parents|mere|pere) ~4 (pas rentree|pas rentre|pas revenue|parti*|absent*|plus la) ~5 (jours|manger|seul*|frere|frigo)
        (rien a manger|plus rien a manger|frigo vide|plus a manger)
        ({afraid}) de (mon|ma|mes) (pere|beau pere|mere|frere|oncle|parents|papa)
      `,
    },
    {
      reason: 'Enfants frappés, seuls, utilisés ou témoins, dit autrement.',
      inDanger: 'child',
      phrases: `
        {child} ~6 (revient|rentre|revenu|revenue|rentree|reviennent) ~6 (bleus|marques|griffures|brulures|coups|traces|hematomes|affame*|sale|sales|mutique|terrorise*)
        (raclee|fessee|fessees|gifle|gifles|baffe|baffes|claque|claques|coups|correction|trempe|rouste) ~2 (a|au|aux|sur) ~2 {child}
        {child} ~6 (recoit|prend|prennent|recoivent|mange) ~2 (raclee|gifles|coups|claques|baffes|ceinture|trempe)
        {child} ~5 (voit|voient|vu|entend|entendent|assiste*|temoin*) ~4 (frapper|frappe|coups|taper|tape|violence|violences|battre|etrangler|gifler|bat|hurler)
        (devant|sous les yeux de) (les|nos|mes|notre|mon|ma|ses) ~1 {child}
        {child} ~6 (ne veut|veut|veulent|refuse|refusent|pleure|pleurent|tremble|hurle|supplie|peur) ~4 (rester|aller|retourner|quand|de|du|seule avec|seul avec) ~3 (beau pere|pere|papa|oncle|grand pere|belle mere|entraineur|nounou|prof|mere|copain|baby sitter)
        {child} ~6 (se cache|cachent|fait pipi|refait pipi|pipi au lit|mouille|ne parle plus|mutique|se recroqueville|sursaute) ~4 (quand|depuis|des|lit|chez|armoire|placard|lit|>)
        (inconnu|adulte|monsieur|homme|type|entraineur|prof|voisin|moniteur|animateur) ~8 (ecrit|messages|photos|cadeaux|voir|rencontrer|offre|secret|parle|envoie|demande) ~3 {child}
        (secret|secrets|ne rien dire|rien dire|ne pas le dire) ~6 (entraineur|oncle|beau pere|prof|professeur|grand pere|moniteur|cure|pretre|coach|voisin)
        (entraineur|oncle|beau pere|prof|professeur|grand pere|moniteur|cure|pretre|coach|voisin) ~5 (secret|secrets|ne rien dire|rien dire|massages|sur ses genoux|l embrasse|photos|cadeaux)
        (bain|douche|lit|chambre) ~2 avec ~2 {child} ~5 (ferme|verrou|cle|nu|nue|porte|interdit)
        (photos|videos|images) ~2 (d|de|avec) ~1 {child} ~3 (nu|nus|nue|nues|deshabille*|sexuel*|porno*)
        (sirop|somnifere|somniferes|cachet|cachets|calmant|calmants|rhum|vin|alcool|whisky|biere|gouttes) ~4 (au|a la|a mon|a ma|aux|a son|a sa|dans le biberon|biberon) ~1 {child} ~5
        {child} ~4 (de|a|qui a) ~1 (12|13|14|15|16|douze|treize|quatorze|quinze|seize) ans ~6 (mariee|marier|mariage|fiancee|promise|enceinte)
        (conduit|roule|conduire) ~2 (ivre|bourre|bourree|soul|soule|saoul|defonce*|alcoolise*) ~6 {child}?
        {child} ~5 (sale|sales|affame|affamee|affames|pas mange|sans manger|sans manteau|maigre|poux|livre a lui meme|livres a eux memes|a l abandon|vole a manger|pas nourri*) ~3
        (enferme|enfermes|attache|attaches|sequestre|dort dans|dorment dans|prive) ~3 {child} ~4 (cave|placard|manger|balcon|noir|chambre|garage|cle|repas|heures|>)
        (j ai|jai|ai|failli|peur de|envie de|pensees de|peur|pulsion*|impulsion*) ~3 (secoue|secouer|raclee|tape|taper|gifle|gifler|frapper|frappe|jeter|etouffer|noyer|faire du mal|fait du mal|fessee|lacher|balancer) ~3 (mon|ma|le|la|au|a mon|a ma) {child}
        (emmener|enlever|enleve|emmene|partir avec|disparaitre avec|kidnapp*) ~2 (mes|les|nos|ma|mon) ~1 {child} ~4 (pays|etranger|jamais|bled|sans me|disparaitre|reviendra)
      `,
    },
  ],
};
