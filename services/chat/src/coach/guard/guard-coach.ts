import { safetyKinds } from '@app/contracts';
import { contactsFor, crisisCountries } from '@app/contracts/crisis';
import { type Coach, CoachFailure } from '../coach.port.ts';
import { INSTRUCTIONS_MARK, SECRET_TEXTS } from '../instructions.ts';
import { splitIntoParts } from '../text-filter.ts';
import { indexNumbers, PhoneNumberFilter } from './phone-number-filter.ts';
import { indexSecret, RecitationFilter } from './recitation-filter.ts';

/** Ends a reply that began to recite the coach's instructions. */
export const CUT_SENTENCE =
  'I stopped here because what I was about to write came from my setup, and that won’t help you. Shall we get back to what brought you here?';

const SECRET = indexSecret(SECRET_TEXTS, INSTRUCTIONS_MARK);

/** All phone numbers of the contacts file; the coach may write no others. */
const KNOWN_NUMBERS = indexNumbers(
  [null, ...crisisCountries]
    .flatMap((country) => safetyKinds.flatMap((kind) => contactsFor(country, kind)))
    .flatMap(({ phone, text }) => [phone, text])
    .filter((number) => number !== undefined),
);

/**
 * Filters the replies of a coach before anybody sees them: removes text recited from the instructions, and phone
 * numbers that are not in the contacts file. Changes nothing else.
 */
export function guardCoach(coach: Coach): Coach {
  return {
    async reply({ messages, signal, onText, onAlert }) {
      const recitation = new RecitationFilter(SECRET);
      const numbers = new PhoneNumberFilter(KNOWN_NUMBERS);
      const pass = (text: string) => {
        if (text !== '') onText(text);
      };
      const finish = () => pass(numbers.push(recitation.end()) + numbers.end());
      const filter = (piece: string) => {
        for (const part of splitIntoParts(piece)) pass(numbers.push(recitation.push(part)));
        // Ends the request at the provider.
        if (recitation.caught) throw new CoachFailure('aborted');
      };
      try {
        await coach.reply({ messages, signal, onText: filter, onAlert });
      } catch (error) {
        if (!recitation.caught || signal.aborted) {
          finish();
          throw error;
        }
      }
      finish();
      if (recitation.caught) pass(`\n\n${CUT_SENTENCE}`);
    },
  };
}
