import type { Lexicon } from '../../phrases/language.ts';

/** French words by their meaning for screening. */
export const lexicon: Lexicon = {
  kin: 'mari|femme|copain|copine|conjoint|conjointe|compagnon|compagne|ex|petit ami|petite amie|fiance|fiancee|frere|soeur|pere|mere|papa|maman|beau pere|belle mere|oncle|tante|cousin|cousine|grand pere|grand mere|beau frere|belle soeur|voisin|voisine|patron|collegue|ami|amie|mec|meuf|type|homme|fils|fille|partenaire|colocataire',
  child:
    'enfant|enfants|fils|fille|filles|bebe|bebes|petit|petits|petite|petites|gamin|gamine|gamins|gosse|gosses|nourrisson|garcon|garcons|fillette|neveu|niece|petit frere|petite soeur|beau fils|belle fille|ado|jumeaux|jumelles|mineur|mineure|mineurs|ans',
  hit: 'frappe|frappee|frappait|frapper|frappent|tape|tapee|tapait|gifle|giflee|giflait|gifler|bat|battait|battu|battue|battre|cogne|cognee|cogner|pousse|poussee|poussait|bouscule|bousculee|secoue|secouee|mord|mordu|mordue|griffe|griffee|crache|agresse|agressee|agresser|maltraite|maltraitee|violente|violentee|brutalise|tabasse|tabassee|tabasser|jette|jetee|attaque|attaquee|brule|brulee|traine|trainee|roue de coups|rouee de coups|empoigne|empoignee|plaque|plaquee|attrape par|attrapee par|tire les cheveux|coups de pied|coups de poing|coup de poing|coup de pied|coups de ceinture|fait mal|casse le bras|casse le nez|leve la main|lever la main|lance',
  choke: 'etrangle|etranglee|etrangler|etranglait|etouffe|etouffee|etouffer|strangule',
  kill: 'tuer|buter|assassiner|poignarder|planter|egorger|empoisonner|bruler|tirer sur|descendre|etrangler|ecraser|defoncer|massacrer|eclater|crever|cogner|frapper|tabasser|liquider|fracasser|abattre|noyer',
  weapon:
    'couteau|arme|pistolet|fusil|revolver|carabine|machette|hache|marteau|batte|cutter|essence|acide|ciseaux|flingue|lame',
  adult:
    'femme|compagne|copine|mari|mere|conjointe|copain|ex|conjoint|pere|soeur|frere|patron|amie|ami|meuf|mec|compagnon|belle mere|beau pere|voisin|voisine|fiancee|fiance|grand mere|maman|papa',
  /** Participles after “j’ai …”. */
  did: 'frappe|frappee|frappes|gifle|giflee|tape|tapee|cogne|cognee|etrangle|etranglee|pousse|poussee|bouscule|bousculee|secoue|secouee|mordu|mordue|battu|battue|tabasse|tabassee|plaque contre|plaquee contre|viole|violee|force|forcee|menace|menacee|sequestre|sequestree|brule|brulee|blesse|blessee|tire les cheveux|attrape par|attrapee par|jete contre|jetee contre|casse le|casse un|serre la gorge|mis une claque|mis une gifle|mis un coup',
  timeahead:
    'noel|printemps|ete|automne|hiver|anniversaire|mes trente|mes vingt|mes quarante|mes cinquante|nouvel an|paques|lundi|la rentree|la semaine prochaine|l annee prochaine|mariage|mes dix huit|les vacances',
  minorage: '8|9|10|11|12|13|14|15|16|17|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize',
  adultage:
    '22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|50|51|52|53|54|55|60|trente|quarante|cinquante',
  childworry:
    'secret|entre nous|personne sache|personne le sache|rien dire|photos|nudes|entraineur|beau pere|tape|frappe|ceinture|touche|viole|rien a manger|on mange|manger|petit frere|petite soeur|maman est partie|papa est parti|maman boit|papa boit|ivre|bourre|peur de|pas rentrer|enferme|fuguer|fugue|marier|bleus|vient dans ma chambre|force|oblige|me voir en cachette',
  afraid: 'peur|terrifiee|terrifie|terrorisee|terrorise|crainte|panique|trouille|effrayee',
};
