import type { Tone } from '../guide.ts';

/** Remarks on a refusal. */
export type NoRemark =
  | 'no-refusal'
  | 'harsh'
  | 'blame'
  | 'maybe'
  | 'permission'
  | 'apology'
  | 'but'
  | 'reasons'
  | 'fillers'
  | 'long'
  | 'bare'
  | 'clear';

/** Words that look like a refusal and are none. */
const NOT_A_REFUSAL =
  /\b(no (problem|worries|idea|doubt|rush)|(have|has|had|got|with|is|there's|are) no \w+|(do not|don't) (know|mind|worry|get me wrong|be|hate|feel)|can't (wait|believe|decide|tell|stop|help)|why not|not (sure|that i|only|really)|wouldn't it|can't you)\b/g;
const REFUSES =
  /\b(no|none|never|can't|cannot|can not|won't|will not|shan't|unable|not able|declin\w+|refus\w+|pass on|pass this time|rather not|rather stay|(i'm|we're|i am|we are) not|(i|we) (don't|do not|didn't|did not) (want|lend|work|do|agree|come|like|take|have|give|share|talk|discuss|sign|think)|(doesn't|does not|isn't|is not|not going to) (work|happen|possible|for me|going|an option|on)|(please|so) don't|or (we|i)('ll| will)|not (today|tonight|this|until|on|now|at|any ?more|possible|how|an option))\b/;
const HESITATES =
  /\b(maybe|perhaps|possibly|hopefully|(i'll|i will) (try|see|think about it)|we'll see|might|probably|i think i can't|kind of|sort of|(i|we) guess|i suppose|not (sure|really)|(don't|do not) know|unless|depends)\b/;
const ASKS_PERMISSION =
  /\b((is|would) (it|that) (be )?(ok|okay|all right|alright|fine)|if (that's|it's|that is|it is) (ok|okay|all right|alright|fine)|do you mind|if you don't mind|would you mind|are you (mad|angry|cross)|don't (be|hate) (mad|angry|cross|me))\b/;
const APOLOGIZES =
  /\b(sorry|apolog\w+|forgive me|i feel (so |really )?(bad|terrible|awful|guilty)|i hate to)\b/g;
const BLAMES = /\b(you (always|never|only ever)|as usual|all about you|typical)\b/;
const HARSH =
  /\b(stupid|idiot\w*|shut up|hate you|selfish|ridiculous|pathetic|annoying|leave me alone|get lost|none of your business|sick of|fed up|crazy|lazy|how dare|go to hell|damn|f+u+c+k\w*|shit|bullshit)\b/;
const FILLERS = /\b(just|actually|honestly|basically|a bit|a little)\b/;

/** Joins two reasons, or announces one. */
const CONNECTIVE = /\b(because|since|besides|also|plus|on top of that|and then there's|not to mention)\b/g;
/** Where one reason of a list ends. */
const CLAUSE_END = /[.,;:!?–—]|\b(?:and|so|because|since|besides|plus|also|but)\b/;
/** How a reason begins, and what it is often about. */
const REASON_BEGINS =
  /^(?:sorry |anyway |then |well )*(i'm|i am|i've|i have|i had|i got|i need|i must|i still|i didn't|i haven't|i don't feel|my|our|the|we have|we've|we're|we are|it's|it is|there's|he's|she's)\b/;
const REASON_ABOUT =
  /\b(tired|exhausted|worn out|busy|swamped|sick|ill|unwell|headache|migraine|cold|flu|back|car|train|bus|traffic|gas|babysitter|sitter|kids?|children|baby|son|daughter|work|job|boss|deadline|shift|meeting|exam|homework|appointment|dentist|doctor|money|broke|budget|rent|bills?|expensive|weather|rain\w*|snow\w*|far|late|early|dog|cat|laundry|clean\w*|cook\w*|garden|pack\w*|slept|sleep|mother|mom|mum|father|dad|parents|sister|brother|visitors?|guests|plans|plumber|stress\w*|a lot (on|going))\b/;

/** A refusal with more words gets the remark `long`; with fewer, a gentle one gets `bare`. */
const LONG_WORDS = 40;
const BARE_WORDS = 3;

/**
 * Finds remarks on a refusal by searching for English words. It does not understand the text, and the page says so (LIB-4).
 * @returns the remarks that apply, or only `clear`.
 */
export function findNoRemarks(text: string, tone: Tone): NoRemark[] {
  const normalized = text.toLowerCase().replaceAll('’', "'");
  const count = (pattern: RegExp) => normalized.match(pattern)?.length ?? 0;
  const words = count(/[\p{L}\p{N}'-]+/gu);
  const refuses = REFUSES.test(normalized.replace(NOT_A_REFUSAL, ' '));
  const found: [NoRemark, boolean][] = [
    ['no-refusal', !refuses],
    ['harsh', HARSH.test(normalized)],
    ['blame', BLAMES.test(normalized)],
    ['maybe', HESITATES.test(normalized)],
    ['permission', ASKS_PERMISSION.test(normalized)],
    ['apology', count(APOLOGIZES) > (tone === 'firm' ? 0 : 1)],
    ['but', /\bbut\b/.test(normalized)],
    ['reasons', count(CONNECTIVE) > 1 || countReasons(normalized) > 1],
    ['fillers', tone !== 'gentle' && FILLERS.test(normalized)],
    ['long', words > LONG_WORDS],
    ['bare', tone === 'gentle' && refuses && words < BARE_WORDS],
  ];
  const remarks = found.filter(([, is]) => is).map(([remark]) => remark);
  return remarks.length > 0 ? remarks : ['clear'];
}

/** Counts the parts of sentences that give a reason: they speak of the writer, and of what reasons are often about. */
function countReasons(normalized: string): number {
  return normalized
    .split(CLAUSE_END)
    .map((clause) => clause.trim())
    .filter((clause) => REASON_BEGINS.test(clause) && REASON_ABOUT.test(clause)).length;
}
