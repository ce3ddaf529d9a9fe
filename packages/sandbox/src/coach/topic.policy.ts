import type { Reading } from './reading.ts';

export type MessageKind =
  | 'despair'
  | 'danger'
  | 'off_topic'
  | 'medical_or_legal'
  | 'greeting'
  | 'about_coach'
  | 'goodbye'
  | 'on_topic';

const DESPAIR =
  /\b(?:kill(?:ing)? myself|suicid\w*|end my life|end it all|(?:do(?:n.?t| not)|no longer) want to (?:live|be alive|be here anymore)|better off (?:dead|without me)|hurt(?:ing)? myself|self[- ]harm\w*|want to die)\b/i;
const DANGER =
  /(?<!\b(?:it|this|that|which|news|reality|grief) )\b(?:(?:has |have |had |just )?(?:hit|hits|hitting|beat|beats|beating|slapped|slaps|punched|punches|chok(?:es|ed|ing)|strangl(?:es|ed)|kick(?:s|ed)|rap(?:es|ed)|stalk(?:s|ed|ing)|pushed|shoved|grabbed)\s+(?:me|us|my (?:son|daughter|child|kids|children|sister|mother|mom|mum)|the (?:kids|children|baby))\b(?! (?:on|off|up for|out of (?:the|my) comfort))|forc(?:ed|es) me (?:to have sex|into bed|to sleep with)|threaten(?:s|ed|ing)? (?:me\b|us\b|to (?:kill|hurt|hit|beat)))|\b(?:(?:he|she|partner|husband|wife|boyfriend|girlfriend|ex) (?:is|was|gets|got|became) violent|(?:pulled|took|held|has) a (?:knife|gun)|afraid (?:he|she|they).{0,12} (?:kill|hurt|hit) (?:me|us))\b/i;
const LONG_AGO = /\b(?:as a (?:child|kid|teenager)|when I was (?:a |\d|little|young|small|growing))/i;
const ERRAND =
  /\b(?:(?:write|fix|debug|refactor|review|generate|implement|give)\b.{0,40}\b(?:code|script|function|program|python|javascript|typescript|java|sql|html|css|regex|essay|homework|poem|haiku|limerick|recipe|joke|cv|résumé|resume|cover letter)|recipes? for|how (?:do|can) (?:I|you) (?:bake|cook|install|compile|program|code)|my homework|solve (?:this|the|for)|(?:what.?s|what is|how.?s|how is) the weather|weather (?:in|for|forecast|today|tomorrow)|(?:which|what|best) (?:stocks?|shares|crypto\w*|coins?)|(?:buy|sell|invest in) (?:stocks?|shares|bitcoin|crypto\w*|gold|funds?)|stock (?:market|price|tips?)|bitcoin|translate (?:this|the|into|to)|capital of|who won|world cup|football score|election|prime minister|president of|square root|integral of|derivative of|tell me (?:a (?:joke|story|fact)|about the (?:history|news|war))|ignore (?:all|your|the|any) (?:\w+ )?instructions|system prompt|act as (?:a|an) (?!friend|partner))\b|\b\d+\s*[*×x/+]\s*\d+\b/i;
const MEDICAL_LEGAL =
  /\b(?:how (?:many|much) (?:mg|milligrams|pills|tablets)|what dos(?:e|age)|(?:should|can|may) (?:I|he|she|we|they) (?:stop|start|take|mix) (?:\w+ )?(?:taking |my |the )*(?:medication|antidepressants?|pills|lithium|insulin|xanax|prozac|zoloft|antibiotics|medicine)|diagnose (?:me|him|her|my)|prescri(?:be|ption)|(?:can|should|could|may) I sue|is it (?:legal|illegal)|what does the law|file (?:a lawsuit|for custody|for bankruptcy)|draft (?:a|my) (?:contract|will|prenup)|how do I get (?:full|sole) custody|symptoms of)\b/i;
const KNOWLEDGE =
  /^\W*(?:what (?:is|are|was|were|does)|who (?:is|was|invented|wrote)|when (?:did|was)|where (?:is|can i buy)|how (?:many|far|tall|old|does|do you make)|tell me about|explain|define|calculate|list|summari[sz]e|recommend|compare)\b/i;
const GREETING =
  /^\W*(?:hi|hello|hey|good (?:morning|evening|afternoon|day)|hiya|greetings|yo)(?: there| coach| everyone)?\W*$/i;
const ABOUT_COACH =
  /\b(?:are you (?:(?:a |an )?(?:real|human|bot|robot|ai|person|therapist|machine|program)|there)|who are you|what are you|am I talking to (?:a|an))\b/i;
const GOODBYE =
  /^\W*(?:(?:ok(?:ay)?|great|good)\W+)?(?:thank(?:s| you)|bye|goodbye|good ?night|that helps|that.?s all|see you)\b.{0,80}$/i;

/** Classifies a message before its subject is read (clause PUR-2). Danger is checked first. */
export function classifyMessage(text: string, reading: Reading, began: boolean): MessageKind {
  if (DESPAIR.test(text)) return 'despair';
  if (DANGER.test(text) && !LONG_AGO.test(text)) return 'danger';
  if (ERRAND.test(text)) return isPersonal(text, reading) ? 'on_topic' : 'off_topic';
  if (MEDICAL_LEGAL.test(text)) return 'medical_or_legal';
  if (GREETING.test(text)) return 'greeting';
  if (ABOUT_COACH.test(text)) return 'about_coach';
  if (began && GOODBYE.test(text) && !text.includes('?')) return 'goodbye';
  if (KNOWLEDGE.test(text) && reading.themes.length === 0 && reading.people.length === 0) {
    return began && /\b(?:I|me|my|we|us|he|she|they|him|her|them|that|this|it|next)\b/i.test(text)
      ? 'on_topic'
      : 'off_topic';
  }
  return 'on_topic';
}

// "My husband puts all our savings into bitcoin and hides it" is about a marriage; "write code for my sister" is not.
function isPersonal(text: string, reading: Reading): boolean {
  const isCommand =
    /^\W*(?:please\s+|can you\s+|could you\s+|now\s+)*(?:write|fix|debug|generate|give|solve|translate|ignore|act|recipe|what|who|which|how)\b/i;
  return reading.people.length > 0 && reading.themes.length > 0 && !isCommand.test(text);
}

/** Whether a message asks for a diagnosis or touches law or medicine in addition to its subject. */
export function findDisclaimerKind(text: string): 'label' | 'field' | null {
  if (
    /\b(?:narcissis\w*|borderline|bipolar|sociopath\w*|psychopath\w*|autis\w*|adhd|diagnos\w*|toxic person)\b/i.test(
      text,
    )
  )
    return 'label';
  if (
    /\b(?:lawyer|lawsuit|court|sue|legally|custody|medication|antidepressants?|prescri\w*|alimony)\b/i.test(
      text,
    )
  )
    return 'field';
  return null;
}
