import type { Lexicon } from '../../reading/language.ts';

/** French words by what they mean for somebody's safety. */
export const lexicon: Lexicon = {
  kin: 'mari|femme|copain|copine|conjoint|conjointe|compagnon|compagne|ex|petit ami|petite amie|fiance|fiancee|frere|soeur|pere|mere|papa|maman|beau pere|belle mere|oncle|tante|cousin|cousine|grand pere|grand mere|beau frere|belle soeur|voisin|voisine|patron|collegue|ami|amie|mec|meuf|type|homme|fils|fille|partenaire|colocataire',
  child:
    'enfant|enfants|fils|fille|filles|bebe|bebes|petit|petits|petite|petites|gamin|gamine|gamins|gosse|gosses|nourrisson|garcon|garcons|fillette|neveu|niece|petit frere|petite soeur|beau fils|belle fille|ado|jumeaux|jumelles|mineur|mineure|mineurs|ans',
  hit: 'frappe|frappee|frappait|frapper|frappent|tape|tapee|tapait|gifle|giflee|giflait|gifler|bat|battait|battu|battue|battre|cogne|cognee|cogner|pousse|poussee|poussait|bouscule|bousculee|secoue|secouee|mord|mordu|mordue|griffe|griffee|crache|agresse|agressee|agresser|maltraite|maltraitee|violente|violentee|brutalise|tabasse|tabassee|tabasser|jette|jetee|attaque|attaquee|brule|brulee|traine|trainee|roue de coups|rouee de coups|empoigne|empoignee|plaque|plaquee|attrape par|attrapee par|tire les cheveux|coups de pied|coups de poing|coup de poing|coup de pied|coups de ceinture|fait mal|casse le bras|casse le nez|leve la main|lever la main|lance',
  choke: 'etrangle|etranglee|etrangler|etranglait|etouffe|etouffee|etouffer|strangule',
  kill: 'tuer|buter|assassiner|poignarder|planter|egorger|empoisonner|bruler|tirer sur|descendre|etrangler|ecraser|defoncer|massacrer|eclater|crever|cogner|frapper|tabasser|liquider|fracasser|abattre|noyer',
  weapon:
    'couteau|arme|pistolet|fusil|revolver|carabine|machette|hache|marteau|batte|cutter|essence|acide|ciseaux|flingue|lame',
  afraid: 'peur|terrifiee|terrifie|terrorisee|terrorise|crainte|panique|trouille|effrayee',
};
