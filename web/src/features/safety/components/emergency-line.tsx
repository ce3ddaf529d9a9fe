import { allContactsFor } from '@app/contracts/crisis';
import { type ReactNode, useState } from 'react';
import { contactLinks } from '../model/contact-links.ts';
import { likelyCountry } from '../model/likely-country.ts';
import { safetyCopy as copy } from '../safety.copy.ts';
import styles from './safety.module.css';

/** The emergency number of the likely country; where that is unknown, the one that most cell phones know. */
function findEmergencyNumber(): { number: string; isKnown: boolean } {
  const phone = allContactsFor(likelyCountry())[0]?.phone;
  return { number: phone ?? '112', isKnown: phone !== undefined };
}

/** One line that tells a person in danger what to do. @param help the link to all contacts. */
export function EmergencyLine({ help }: { help: ReactNode }) {
  const [{ number, isKnown }] = useState(findEmergencyNumber);
  const { call } = contactLinks({ name: number, phone: number, country: '' });
  const link = call && <a href={call}>{isKnown ? copy.callNumber(number) : number}</a>;
  return (
    <p className={styles.emergency} data-help>
      <strong>{copy.inDanger}</strong>{' '}
      {isKnown ? (
        <>{link}.</>
      ) : (
        <>
          {copy.callLocal} {link} {copy.worksWidely}
        </>
      )}{' '}
      {help}
    </p>
  );
}
