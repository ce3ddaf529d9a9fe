import { safetyKinds } from '@app/contracts';
import { contactsFor, crisisCountries } from '@app/contracts/crisis';
import type { Coach } from '../coach.port.ts';
import { INSTRUCTIONS_MARK, SECRET_TEXTS } from '../instructions.ts';
import { PhoneNumberFilter } from './phone-numbers.ts';
import { RecitationFilter } from './recitation.ts';

/** Said where a reply began to recite what the coach is told. */
export const CUT_SENTENCE =
  'I stopped here: what I was about to write was taken from how I am set up, and that doesn’t help you. Shall we go on with what brought you here?';

/** Every number that stands in the contacts file: the only ones the coach may say. */
const KNOWN_NUMBERS = [null, ...crisisCountries]
  .flatMap((country) => safetyKinds.flatMap((kind) => contactsFor(country, kind)))
  .flatMap(({ phone, text }) => [phone, text])
  .filter((number) => number !== undefined);

/**
 * A coach whose words pass two filters before anybody sees them: none of our instructions, and no phone number that is
 * not in the contacts file (safety.md). Nothing else of them is changed.
 */
export function guardCoach(coach: Coach): Coach {
  return {
    async reply({ messages, signal, say, alarm }) {
      const recitation = new RecitationFilter(SECRET_TEXTS, INSTRUCTIONS_MARK);
      const numbers = new PhoneNumberFilter(KNOWN_NUMBERS);
      const cut = new AbortController();
      const tell = (text: string) => {
        if (text !== '') say(text);
      };
      const finish = () => tell(numbers.push(recitation.end()) + numbers.end());
      const hear = (piece: string) => {
        tell(numbers.push(recitation.push(piece)));
        if (recitation.caught) cut.abort();
      };
      try {
        await coach.reply({ messages, signal: AbortSignal.any([signal, cut.signal]), say: hear, alarm });
      } catch (error) {
        if (!recitation.caught || signal.aborted) {
          finish();
          throw error;
        }
      }
      finish();
      if (recitation.caught) tell(`\n\n${CUT_SENTENCE}`);
    },
  };
}
