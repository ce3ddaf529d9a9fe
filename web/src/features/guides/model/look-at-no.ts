import type { Tone } from '../guide.ts';

/** What can be seen in a sentence without understanding it. */
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
const WAVERS =
  /\b(maybe|perhaps|i'll try|i will try|i'll see|we'll see|might|probably|i think i can't|kind of)\b/;
const ASKS_LEAVE =
  /\b(is (it|that) (ok|okay|all right)|would it be (ok|okay|all right)|if (that's|it's) (ok|okay|all right)|do you mind|if you don't mind)\b/;
const BLAMES = /\byou (always|never)\b/;
const FILLERS = /\b(just|actually|honestly|a bit|a little)\b/;

/** Words that a sentence may have before it stops being one that can be said calmly. */
const LONG_WORDS = 40;

/**
 * Looks for a few English words in somebody's no; it understands nothing, and says so where it is shown (LIB-4).
 * @returns the remarks that fit, or `clear` alone.
 */
export function lookAtNo(text: string, tone: Tone): NoRemark[] {
  const said = text.toLowerCase().replaceAll('’', "'");
  const count = (pattern: RegExp) => said.match(pattern)?.length ?? 0;
  const words = count(/[\p{L}\p{N}'-]+/gu);
  const apologies = count(/\b(sorry|apologi[sz]e|forgive me)\b/g);
  const found: [NoRemark, boolean][] = [
    ['no-refusal', !REFUSES.test(said)],
    ['maybe', WAVERS.test(said)],
    ['permission', ASKS_LEAVE.test(said)],
    ['apology', apologies > (tone === 'firm' ? 0 : 1)],
    ['but', /\bbut\b/.test(said)],
    ['reasons', count(/\b(because|since|besides|also|plus)\b/g) > 1],
    ['blame', BLAMES.test(said)],
    ['fillers', tone !== 'gentle' && FILLERS.test(said)],
    ['long', words > LONG_WORDS],
  ];
  const remarks = found.filter(([, is]) => is).map(([remark]) => remark);
  return remarks.length > 0 ? remarks : ['clear'];
}
