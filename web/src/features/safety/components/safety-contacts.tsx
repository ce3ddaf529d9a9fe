import { type CrisisContact, safetyKinds } from '@app/contracts';
import { contactsFor, crisisCountries } from '@app/contracts/crisis';
import { useId, useState } from 'react';
import { guessCountry, storeChosenCountry } from '../../../session/chosen-country.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { safetyCopy as copy } from '../safety.copy.ts';
import card from './crisis-card.module.css';
import { Contact } from './crisis-contact.tsx';
import styles from './safety.module.css';

/** The language of the page, because prerendered text must equal what the browser renders. */
const names = new Intl.DisplayNames('en', { type: 'region' });
const COUNTRIES = crisisCountries
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** All contacts of a country for every kind of danger, the most urgent first, without duplicates. */
function allContactsIn(country: string | null): CrisisContact[] {
  const all = safetyKinds.flatMap((kind) => contactsFor(country, kind));
  return [...new Map(all.map((contact) => [contact.name, contact])).values()];
}

/** The likely country, if we have contacts for it. */
function likelyCountry(): string | null {
  const likely = guessCountry();
  return crisisCountries.find((code) => code === likely) ?? null;
}

/**
 * The crisis contacts by country, from the same list as the crisis card. After navigation from another page, the likely
 * country is selected; if it is unknown, the contacts for every country are shown (docs/safety.md). When opened directly,
 * the page keeps its prerendered content, so that the layout does not shift.
 */
export function SafetyContacts() {
  const id = useId();
  const isHydrated = useHydrated();
  const [country, setCountry] = useState(isHydrated ? likelyCountry : null);
  const choose = (next: string) => {
    setCountry(next === '' ? null : next);
    if (next !== '') storeChosenCountry(next);
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
        {allContactsIn(country).map((contact) => (
          <Contact key={contact.name} contact={contact} />
        ))}
      </ul>
    </div>
  );
}
