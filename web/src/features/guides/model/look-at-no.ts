import type { Tone } from '../guide.ts';

/** Remarks on a refusal. */
export type NoRemark =
  | 'no-refusal'
  | 'maybe'
  | 'permission'
  | 'apology'
  | 'but'
  | 'reasons'
  | 'blame'
  | 'fillers'
  | 'long'
  | 'clear';

const REFUSES =
  /\b(no|not|can't|cannot|won't|don't|doesn't|isn't|couldn't|wouldn't|unable|decline|pass on|rather stay|never)\b/;
const HESITATES =
  /\b(maybe|perhaps|i'll try|i will try|i'll see|we'll see|might|probably|i think i can't|kind of)\b/;
const ASKS_PERMISSION =
  /\b(is (it|that) (ok|okay|all right)|would it be (ok|okay|all right)|if (that's|it's) (ok|okay|all right)|do you mind|if you don't mind)\b/;
const BLAMES = /\byou (always|never)\b/;
const FILLERS = /\b(just|actually|honestly|a bit|a little)\b/;

/** A refusal with more words gets the remark `long`. */
const LONG_WORDS = 40;

/**
 * Finds remarks on a refusal by searching for English words. It does not understand the text, and the page says so (LIB-4).
 * @returns the remarks that apply, or only `clear`.
 */
export function findNoRemarks(text: string, tone: Tone): NoRemark[] {
  const normalized = text.toLowerCase().replaceAll('’', "'");
  const count = (pattern: RegExp) => normalized.match(pattern)?.length ?? 0;
  const words = count(/[\p{L}\p{N}'-]+/gu);
  const apologies = count(/\b(sorry|apologi[sz]e|forgive me)\b/g);
  const found: [NoRemark, boolean][] = [
    ['no-refusal', !REFUSES.test(normalized)],
    ['maybe', HESITATES.test(normalized)],
    ['permission', ASKS_PERMISSION.test(normalized)],
    ['apology', apologies > (tone === 'firm' ? 0 : 1)],
    ['but', /\bbut\b/.test(normalized)],
    ['reasons', count(/\b(because|since|besides|also|plus)\b/g) > 1],
    ['blame', BLAMES.test(normalized)],
    ['fillers', tone !== 'gentle' && FILLERS.test(normalized)],
    ['long', words > LONG_WORDS],
  ];
  const remarks = found.filter(([, is]) => is).map(([remark]) => remark);
  return remarks.length > 0 ? remarks : ['clear'];
}
