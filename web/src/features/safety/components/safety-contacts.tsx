import type { SafetyKind } from '@app/contracts';
import { allContactsFor, contactsFor, crisisCountries } from '@app/contracts/crisis';
import { useId, useState } from 'react';
import { storeChosenCountry } from '../../../session/chosen-country.ts';
import { classNames } from '../../../ui/class-names.ts';
import { compareNames, createCountryNames } from '../../../ui/formats.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { likelyCountry } from '../model/likely-country.ts';
import { safetyCopy as copy } from '../safety.copy.ts';
import card from './crisis-card.module.css';
import { Contact } from './crisis-contact.tsx';
import styles from './safety.module.css';

const nameOf = createCountryNames();
const COUNTRIES = crisisCountries
  .map((code) => ({ code, name: nameOf(code) }))
  .sort((one, other) => compareNames(one.name, other.name));

/**
 * The crisis contacts by country, from the same list as the crisis card. The likely country is selected; if it is unknown,
 * and in the prerendered page, the contacts for every country are shown (docs/safety.md). The emergency number comes first:
 * nobody has to choose a country to see it.
 * @param kind of danger; without it, the contacts are those for every kind, and the chosen country is remembered.
 */
export function SafetyContacts({ kind }: { kind?: SafetyKind }) {
  const id = useId();
  const isHydrated = useHydrated();
  const [guessed] = useState(() => (typeof window === 'undefined' ? null : likelyCountry()));
  const [chosen, setChosen] = useState<string | null>();
  const country = chosen !== undefined ? chosen : isHydrated ? guessed : null;
  const choose = (next: string) => {
    setChosen(next === '' ? null : next);
    if (next !== '' && kind === undefined) storeChosenCountry(next);
  };
  const [emergency, ...others] = kind ? contactsFor(country, kind) : allContactsFor(country);
  return (
    <div className={styles.section}>
      {/* Always one line, so that the list below does not move when the country becomes known. */}
      <p>{country === null ? copy.international : copy.inCountry(nameOf(country))}</p>
      <ul className={classNames(card.contacts, styles.emergencyContact)} aria-live="polite">
        {emergency && <Contact key={emergency.name} contact={emergency} isFirst />}
      </ul>
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
      <ul className={card.contacts} aria-live="polite">
        {others.map((contact) => (
          <Contact key={contact.name} contact={contact} />
        ))}
      </ul>
      <p id={`${id}-hint`} className={styles.small}>
        {copy.countryHint}
      </p>
    </div>
  );
}
