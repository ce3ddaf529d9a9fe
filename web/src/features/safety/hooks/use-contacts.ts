import type { CrisisContact, SafetyNotice } from '@app/contracts';
import { useCallback, useEffect, useState } from 'react';
import { storeChosenCountry } from '../../../session/chosen-country.ts';

type CrisisFile = typeof import('@app/contracts/crisis');

/** The contacts that are shown, and the choice of another country. */
export interface Contacts {
  readonly country: string | null;
  readonly resources: readonly CrisisContact[];
  /** The notice has no country: it is asked for first. */
  readonly wasUnknown: boolean;
  /** The countries to choose from; null until the person wants to choose and the list is loaded. */
  readonly countries: readonly string[] | null;
  /** The person pressed the button for the list, which then gets the focus. */
  readonly isRequested: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly open: () => void;
  readonly choose: (country: string) => void;
}

/**
 * The contacts of a notice, or those of another country that the person chooses. The file with all countries is loaded
 * on demand, and at once where the country is unknown.
 * @param isForEveryKind whether the contacts are those for every kind of danger.
 */
export function useContacts(notice: SafetyNotice, isForEveryKind = false): Contacts {
  const { country, resources } = notice;
  const [file, setFile] = useState<CrisisFile | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed');
  const [isRequested, setRequested] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const wasUnknown = country === null;
  const shown =
    chosen !== null && file !== null
      ? {
          country: chosen,
          resources: isForEveryKind ? file.allContactsFor(chosen) : file.contactsForFinding(chosen, notice),
        }
      : { country, resources };

  const load = useCallback(async () => {
    setState('loading');
    try {
      setFile(await import('@app/contracts/crisis'));
      setState('open');
    } catch {
      setState('failed');
    }
  }, []);
  useEffect(() => {
    if (wasUnknown) void load();
  }, [wasUnknown, load]);
  return {
    ...shown,
    wasUnknown,
    countries: state === 'open' && file ? file.crisisCountries : null,
    isRequested,
    loading: state === 'loading',
    failed: state === 'failed',
    open() {
      setRequested(true);
      void load();
    },
    choose(next) {
      storeChosenCountry(next);
      setChosen(next);
    },
  };
}
