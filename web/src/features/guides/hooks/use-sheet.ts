import { useEffect, useState } from 'react';
import type { StoredTexts } from '../../../session/stored-texts.ts';
import { readAnswers, type SheetAnswers } from '../model/check-in-sheet.ts';

/** Where a sheet can be stored: in this tab only, or in the browser if the person chooses that. */
export interface SheetStorage {
  readonly tab: StoredTexts;
  readonly browser: StoredTexts;
}

const NOTHING: StoredTexts = { get: () => null, set: () => undefined };
/** For a page that is being prerendered, and for sheets that must leave no trace. */
export const WITHOUT_STORAGE: SheetStorage = { tab: NOTHING, browser: NOTHING };

/**
 * The answers on a sheet and where they are stored. They never leave the browser.
 * @param name under which they are stored.
 * @param ids of the answers; the same list at each render.
 */
export function useSheet(name: string, ids: readonly string[], { tab, browser }: SheetStorage) {
  const [answers, setAnswers] = useState<SheetAnswers>(() =>
    readAnswers(ids, browser.get(name) ?? tab.get(name)),
  );
  const [inBrowser, setInBrowser] = useState(() => browser.get(name) !== null);
  const [isUnsaved, setUnsaved] = useState(false);

  useEffect(() => {
    if (!inBrowser) return;
    // Another tab has changed or cleared the same sheet.
    const reload = () => setAnswers(readAnswers(ids, browser.get(name)));
    window.addEventListener('storage', reload);
    return () => window.removeEventListener('storage', reload);
  }, [inBrowser, ids, name, browser]);

  const store = (next: SheetAnswers, place: 'tab' | 'browser') => {
    const [mine, other] = place === 'tab' ? [tab, browser] : [browser, tab];
    const text = JSON.stringify(next);
    mine.set(name, text);
    other.set(name, null);
    setUnsaved(mine.get(name) !== text);
  };

  return {
    answers,
    inBrowser,
    /** Whether storing failed, so that the answers exist only on the page. */
    isUnsaved,
    write(id: string, text: string) {
      const next = { ...answers, [id]: text };
      setAnswers(next);
      store(next, inBrowser ? 'browser' : 'tab');
    },
    keepInBrowser(wanted: boolean) {
      setInBrowser(wanted);
      store(answers, wanted ? 'browser' : 'tab');
    },
    clear() {
      setAnswers({});
      setInBrowser(false);
      setUnsaved(false);
      tab.set(name, null);
      browser.set(name, null);
    },
  };
}
