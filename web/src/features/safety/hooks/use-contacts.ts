import type { CrisisContact, SafetyNotice } from '@app/contracts';
import { useState } from 'react';
import { keepCountry } from '../../../session/chosen-country.ts';

type CrisisFile = typeof import('@app/contracts/crisis');

interface Contacts {
  readonly country: string | null;
  readonly resources: readonly CrisisContact[];
}

/**
 * The contacts of a notice, and those of the country somebody chooses in their place. The file with all countries is
 * fetched when somebody asks for another one.
 */
export function useContacts({ kind, country, resources }: SafetyNotice) {
  const [file, setFile] = useState<CrisisFile | null>(null);
  const [failed, setFailed] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown: Contacts =
    chosen !== null && file !== null
      ? { country: chosen, resources: file.contactsFor(chosen, kind) }
      : { country, resources };

  const open = async () => {
    setChoosing(true);
    setFailed(false);
    try {
      setFile(await import('@app/contracts/crisis'));
    } catch {
      setFailed(true);
      setChoosing(false);
    }
  };
  const choose = (next: string) => {
    keepCountry(next);
    setChosen(next);
  };
  return {
    ...shown,
    countries: choosing && file ? file.crisisCountries : null,
    loading: choosing && file === null,
    failed,
    open: () => void open(),
    choose,
  };
}
