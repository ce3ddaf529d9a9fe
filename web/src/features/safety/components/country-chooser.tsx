import { useId } from 'react';
import { compareNames, createCountryNames } from '../../../ui/formats.ts';
import { crisisCardCopy as copy } from '../crisis-card.copy.ts';
import type { Contacts } from '../hooks/use-contacts.ts';
import styles from './crisis-card.module.css';

const nameOf = createCountryNames();

/** Shows the country of the contacts and lets the person choose another one. */
export function CountryChooser({ contacts }: { contacts: Contacts }) {
  const { country, countries, isRequested, loading, failed, open, choose } = contacts;
  const id = useId();
  const sorted = countries?.map((code) => ({ code, name: nameOf(code) }));
  sorted?.sort((one, other) => compareNames(one.name, other.name));
  return (
    <div className={styles.place}>
      <p>{country ? copy.placeOf(nameOf(country)) : copy.noPlace}</p>
      {sorted ? (
        <>
          <label htmlFor={id} className="visually-hidden">
            {copy.choose}
          </label>
          <select
            id={id}
            className={styles.select}
            // biome-ignore lint/a11y/noAutofocus: it stands where the button was that was just pressed
            autoFocus={isRequested}
            value={country ?? ''}
            onChange={(event) => choose(event.target.value)}
          >
            {country === null && (
              <option value="" disabled>
                {copy.chooseNone}
              </option>
            )}
            {sorted.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </>
      ) : (
        <button type="button" className={styles.elsewhere} aria-busy={loading} onClick={open}>
          {country ? copy.elsewhere : copy.chooseNone}
        </button>
      )}
      {failed && <p role="alert">{copy.failed}</p>}
    </div>
  );
}
