import type { CrisisContact, SafetyNotice } from '@app/contracts';
import { useState } from 'react';
import { storeChosenCountry } from '../../../session/chosen-country.ts';

type CrisisFile = typeof import('@app/contracts/crisis');

interface Contacts {
  readonly country: string | null;
  readonly resources: readonly CrisisContact[];
}

/**
 * The contacts of a notice, or those of another country that the person chooses. The file with all countries is loaded
 * on demand.
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
    storeChosenCountry(next);
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
