import { type CrisisContact, safetyKinds } from '@app/contracts';
import { contactsFor, crisisCountries } from '@app/contracts/crisis';
import { useId, useState } from 'react';
import { keepCountry, likelyCountry } from '../../../session/chosen-country.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { safetyCopy as copy } from '../safety.copy.ts';
import card from './crisis-card.module.css';
import { Contact } from './crisis-contact.tsx';
import styles from './safety.module.css';

/** The page's language: what was rendered ahead must be what the browser renders. */
const names = new Intl.DisplayNames('en', { type: 'region' });
const COUNTRIES = crisisCountries
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** Everybody who helps in a country, whatever it is about, the most urgent first and each once. */
function everybodyIn(country: string | null): CrisisContact[] {
  const all = safetyKinds.flatMap((kind) => contactsFor(country, kind));
  return [...new Map(all.map((contact) => [contact.name, contact])).values()];
}

/** The likely country, where we have numbers for it. */
function countryToBeginWith(): string | null {
  const likely = likelyCountry();
  return crisisCountries.find((code) => code === likely) ?? null;
}

/**
 * Who helps, country by country: the same list the crisis card draws from. Who comes from another page of ours finds the
 * numbers of their own country, so that nobody in a hurry has to choose; where that is unknown, those for every country
 * (safety.md). Opened by its address, the page was rendered ahead for everybody and stays so: nothing jumps under a finger.
 */
export function SafetyContacts() {
  const id = useId();
  const isHydrated = useHydrated();
  const [country, setCountry] = useState(isHydrated ? countryToBeginWith : null);
  const choose = (next: string) => {
    setCountry(next === '' ? null : next);
    if (next !== '') keepCountry(next);
  };
  return (
    <div className={styles.section}>
      <label htmlFor={id}>{copy.country}</label>
      <select
        id={id}
        className={card.select}
        aria-describedby={`${id}-hint`}
        disabled={!isHydrated}
        value={country ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{copy.countryChoose}</option>
        {COUNTRIES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className={styles.small}>
        {copy.countryHint}
      </p>
      {country === null && <p>{copy.international}</p>}
      <ul className={card.contacts} aria-live="polite">
        {everybodyIn(country).map((contact) => (
          <Contact key={contact.name} contact={contact} />
        ))}
      </ul>
    </div>
  );
}
