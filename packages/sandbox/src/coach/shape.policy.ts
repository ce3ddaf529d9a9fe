import { findPeople } from './people.ts';

/** What a message calls for. Each shape has its replies in replies.ts. */
export type Shape =
  | 'despair'
  | 'danger'
  | 'off_topic'
  | 'professional'
  | 'greeting'
  | 'about_coach'
  | 'thanks'
  | 'what_now'
  | 'wording'
  | 'breakup'
  | 'trust'
  | 'child'
  | 'family'
  | 'friend'
  | 'alone'
  | 'conflict'
  | 'good_news'
  | 'ordinary'
  | 'follow_up'
  | 'unclear';

const DESPAIR =
  /\b(?:kill(?:ing)? myself|suicid\w*|end my life|end it all|(?:do(?:n.?t| not)|no longer) want to (?:live(?! (?:with|in|on|at|near|by|off|like|apart|together|alone|here|there)\b(?! this (?:world|pain|body|life)))|be alive|be here anymore)|better off (?:dead|without me)|hurt(?:ing)? myself|self[- ]harm\w*|want to die(?! of (?:shame|embarrassment|laughter|laughing|boredom)))\b/i;
const DANGER =
  /(?<!\b(?:it|this|that|which|news|reality|grief) )\b(?:(?:has |have |had |just )?(?:hit|hits|hitting|beat|beats|beating|slapped|slaps|punched|punches|chok(?:es|ed|ing)|strangl(?:es|ed)|kick(?:s|ed)|rap(?:es|ed)|stalk(?:s|ed|ing)|pushed|shoved|grabbed)\s+(?:me|us|my (?:son|daughter|child|kids|children|sister|mother|mom|mum)|the (?:kids|children|baby))\b(?! (?:on|off|up for|out of (?:the|my) comfort))|forc(?:ed|es) me (?:to have sex|into bed|to sleep with)|threaten(?:s|ed|ing)? (?:me\b|us\b|to (?:kill|hurt|hit|beat)))|\b(?:(?:he|she|partner|husband|wife|boyfriend|girlfriend|ex) (?:is|was|gets|got|became) violent|(?:pulled|took|held|has) a (?:knife|gun)|afraid (?:he|she|they).{0,12} (?:kill|hurt|hit) (?:me|us))\b/i;
const LONG_AGO = /\b(?:as a (?:child|kid|teenager)|when I was (?:a |\d|little|young|small|growing))/i;

/** A request for something that a coach does not do, whoever is mentioned in it. */
const ERRAND =
  /\b(?:(?:write|fix|debug|refactor|review|generate|implement|give|make)\b.{0,40}\b(?:code|script|function|program|python|javascript|typescript|java|sql|html|css|regex|essay|homework|poem|haiku|limerick|recipe|joke|cv|résumé|resume|cover letter|itinerary|workout)|recipes? for|(?:good|easy|best) recipe|how (?:do|can|should) (?:I|you|we) (?:bake|cook|install|compile|program|code|repair|unblock|reset|convert|invest)|my homework|solve (?:this|the|for)|(?:what.?s|what is|how.?s|how is) the weather|weather (?:in|for|forecast|today|tomorrow)|(?:which|what|best) (?:stocks?|shares|crypto\w*|coins?|laptop|phone|camera|car)\b|(?:buy|sell|invest in) (?:stocks?|shares|bitcoin|crypto\w*|gold|funds?)|stock (?:market|price|tips?)|translate (?:this|the|into|to)|capital of|who won|world cup|football score|election|prime minister|president of|square root|integral of|derivative of|tell me (?:a (?:joke|story|fact)|about the (?:history|news|war))|ignore (?:all|your|the|any) (?:\w+ )?instructions|(?:repeat|print|show) (?:everything|all|your (?:instructions|prompt|rules))|system prompt|act as (?:a|an) (?!friend|partner))\b|\b\d+\s*[*×x/+]\s*\d+\b/i;
const COMMAND =
  /^\W*(?:(?:please|hi|thanks|by the way|can you|could you|now)\W+)*(?:write|fix|debug|generate|give|make|solve|translate|ignore|act|recipe|what|who|which|how|repeat|print|show)\b/i;
const PROFESSIONAL =
  /\b(?:how (?:many|much) (?:mg|milligrams|pills|tablets)|what dos(?:e|age)|(?:should|can|may) (?:I|he|she|we|they) (?:stop|start|take|mix) (?:\w+ )?(?:taking |my |the )*(?:them|medication|antidepressants?|pills|lithium|insulin|xanax|prozac|zoloft|antibiotics|medicine)|diagnose (?:me|him|her|my)|prescri(?:be|ption)|(?:can|should|could|may) I sue|is it (?:legal|illegal)|what does the law|file (?:a lawsuit|for custody|for bankruptcy)|draft (?:a|my) (?:contract|will|prenup)|how do I get (?:full|sole) custody|symptoms of|(?:is|are) (?:he|she|they|my \w+) (?:a |an )?(?:narcissist|sociopath|psychopath|bipolar|autistic))\b/i;
/** Things that belong to other helpers. They do not decide alone: a couple can quarrel over any of them. */
const OTHER_MATTER =
  /\b(?:car|engine|brakes?|tyres?|tires?|laptop|computer|printer|wi-?fi|router|software|app|code|python|excel|spreadsheet|recipes?|stocks?|bitcoin|crypto|taxes|tax return|mortgage rate|landlord|visa|passport|exam|thesis|essay|homework|maths?|equation|football|match|weather|flight|hotel|train|knee|headache|tooth(?:ache)?|rash|fever|diet|calories|workout|plants?|tomato(?:es)?|garden|boiler|tap|washing machine|fridge|dishwasher|movie|film|song|guitar|dinosaurs?|planets?|history|battery|noise)\b/i;
const QUESTION =
  /^\W*(?:what|who|when|where|which|why|how|is|are|does|do|can|could|will|should|tell me|explain|define|calculate|list|summari[sz]e|recommend|compare|help me)\b|\?\s*$/i;

const GREETING =
  /^\W*(?:hi|hello|hey|good (?:morning|evening|afternoon|day)|hiya|greetings|yo)(?: there| coach| everyone)?\W*$/i;
const ABOUT_COACH =
  /\b(?:are you (?:(?:a |an )?(?:real|human|bot|robot|ai|person|therapist|machine|program)|there)|who are you|what are you|what can you do|how does this work|am I talking to (?:a|an))\b/i;
const THANKS =
  /^\W*(?:(?:ok(?:ay)?|great|good|perfect)\W+)?(?:thank(?:s| you)|bye|goodbye|good ?night|that helps|that helped|that.?s all|see you)\b(?!.*\?).{0,80}$/i;
const WHAT_NOW =
  /\b(?:what now|what(?:.s| is)? next|what (?:should|can|could|do) (?:I|we) do|what would you (?:do|advise|suggest)|any (?:advice|ideas|tips)|where do (?:I|we) (?:start|begin)|how do (?:I|we) (?:start|begin))\b/i;
const WORDING =
  /\b(?:what (?:do|should|can|could) I (?:say|write|tell|text|answer|reply)|how (?:do|should|can|could) I (?:say|tell|ask|put|bring|phrase|word|explain)|(?:write|draft|word) (?:a|him|her|them|my) (?:message|letter|text|note|apology)|find the (?:right )?words|right words)\b/i;

const TROUBLE =
  /\b(?:argu\w*|fight\w*|fought|quarrel\w*|shout\w*|yell\w*|scream\w*|slam\w*|silen\w*|ignor\w*|never|always|again and again|anymore|any more|nothing|nobody|angry|anger|upset|hurt\w*|sad|cry\w*|cried|scared|afraid|anxious|worr\w*|lonely|alone|asham\w*|guilt\w*|jealous\w*|tired of|exhausted|overwhelmed|disappointed|frustrat\w*|confused|stuck|problem\w*|trouble\w*|difficult|struggl\w*|criti\w*|blam\w*|pressur\w*|control\w*|nag\w*|complain\w*|refus\w*|reject\w*|distant|cold|drifting|grown apart|roommates|left me out|lie[ds]?|lying|cheat\w*|trust\w*|betray\w*|affair|hid(?:es|ing)?|secret\w*|forgot\w*|late again|disagree\w*|tension|hat(?:e|es|ed)|miss(?:es)?|divorc\w*|separat\w*|break(?:ing)? up|broke up|dumped|died|death|grie\w*|apologi[sz]e|sorry|pregnant|debts?|money|in-laws?|says? no|say no|wrong|off between|hard|badly|awful|worse|can.?t|cannot|won.?t|does(?:n.?t| not)|didn.?t|don.?t (?:talk|know|agree|listen|understand|speak|feel)|without asking|help)\b/i;
const BOND =
  /\b(?:relationship|marriage|married|love|loved|dating|dates?|partner|couple|family|friends?|friendship|together|he|she|him|her|they|them|we|us|our|feel|feeling|feelings|lonely|alone|jealous\w*|heartbroken|breakup|divorc\w*|died|death|grie\w*|sad|someone|somebody|people|kids?)\b/i;

const GOOD_NEWS =
  /\b(?:lovely|happy|happily|glad|laughed|enjoy\w*|proud|grateful|great|wonderful|beautiful|celebrat\w*|excited|love (?:my|him|her|them)|made (?:me )?(?:pancakes|breakfast|coffee|dinner)|learned to|fun|went well)\b/i;
const SUBJECTS: readonly (readonly [Shape, RegExp])[] = [
  [
    'breakup',
    /\b(?:br(?:eak|oke|oken|eaking)[ -]?up|split up|dumped|divorc\w*|separat(?:ed|ion|ing)|left me(?! (?:out|alone|with|a)\b)|ended (?:it|things)|over my ex|my wife left|my husband left|stay or (?:leave|go)|ghost(?:ed|ing))\b/i,
  ],
  [
    'trust',
    /\b(?:cheat\w*|affair|lied|lies|lying|trust\w*|betray\w*|unfaithful|infidelity|secret\w*|hid(?:es|ing)?|behind my back|jealous\w*|flirt\w*|(?:check|search|looked? (?:at|in|through)|go(?:es)? through|went through) (?:his|her|my) (?:phone|messages|texts))\b/i,
  ],
  [
    'child',
    /\b(?:kids?|children|child|sons?|daughters?|teenager|toddler|baby|bedtime|co-?parent\w*|(?:step)?(?:son|daughter))\b(?!-in-law)/i,
  ],
  [
    'family',
    /\b(?:in-laws?|(?:mother|father|sister|brother|daughter|son)-in-law|mother|father|mom|mum|dad|parents|sisters?|brothers?|siblings?|grand\w+|aunt|uncle|cousin|family)\b/i,
  ],
  ['friend', /\b(?:friends?|friendship|roommate|flatmate)\b/i],
  ['alone', /\b(?:lonely|alone|loneliness|nobody|no one|isolated|invisible|miss (?:him|her|them))\b/i],
  [
    'conflict',
    /\b(?:husband|wife|boyfriend|girlfriend|partner|spouse|fianc[ée]e?|marriage|married|relationship|couple|argu\w*|fight\w*|fought|quarrel\w*|we|he|she)\b/i,
  ],
];

/** Recognizes what a message calls for. Danger comes first, other topics before subjects (clause PUR-2). */
export function recognizeShape(text: string, hasBegun = false): Shape {
  if (DESPAIR.test(text)) return 'despair';
  if (DANGER.test(text) && !LONG_AGO.test(text)) return 'danger';
  const isPersonal = findPeople(text).length > 0 || BOND.test(text);
  const isTroubled = TROUBLE.test(text);
  if (ERRAND.test(text) && !(isPersonal && isTroubled && !COMMAND.test(text))) return 'off_topic';
  if (PROFESSIONAL.test(text)) return 'professional';
  if (GREETING.test(text)) return 'greeting';
  if (ABOUT_COACH.test(text)) return 'about_coach';
  if (THANKS.test(text)) return 'thanks';
  if (OTHER_MATTER.test(text) && !(isPersonal && isTroubled)) return 'off_topic';
  if (WORDING.test(text) && (isPersonal || hasBegun)) return 'wording';
  if (WHAT_NOW.test(text) && (hasBegun || !isPersonal)) return 'what_now';
  const subject = SUBJECTS.find(([, pattern]) => pattern.test(text))?.[0];
  // A pronoun alone ("They ignored me again") continues what was told before.
  if (hasBegun && (!subject || (subject === 'conflict' && findPeople(text).length === 0)))
    return continues(text);
  if (subject && (isTroubled || subject === 'breakup' || subject === 'trust')) return subject;
  if (isPersonal && isTroubled) return 'follow_up';
  if (isPersonal) return GOOD_NEWS.test(text) ? 'good_news' : 'ordinary';
  return QUESTION.test(text) ? 'off_topic' : 'unclear';
}

/** A question of so few words ("And now?", "Why not?") is about what was told before. */
const FEW_WORDS = 3;

function continues(text: string): Shape {
  if (text.trim().split(/\s+/).length <= FEW_WORDS) return 'follow_up';
  const isOwn = /\b(?:I|me|my|we|us|he|she|they|him|her|them|that|this|it|you)\b/i.test(text);
  return QUESTION.test(text) && !isOwn ? 'off_topic' : 'follow_up';
}
