import { useEffect, useState } from 'react';
import type { StoredTexts } from '../../../session/stored-texts.ts';
import { readAnswers, type SheetAnswers, type SheetStep } from '../model/check-in-sheet.ts';

const NAME = 'check-in';

/** Where a sheet can be stored: in this tab only, or in the browser if the person chooses that. */
export interface SheetStorage {
  readonly tab: StoredTexts;
  readonly browser: StoredTexts;
}

/** The answers on the sheet and where they are stored. They never leave the browser. */
export function useSheet(steps: readonly SheetStep[], { tab, browser }: SheetStorage) {
  const [answers, setAnswers] = useState<SheetAnswers>(() =>
    readAnswers(steps, browser.get(NAME) ?? tab.get(NAME)),
  );
  const [inBrowser, setInBrowser] = useState(() => browser.get(NAME) !== null);
  const [isUnsaved, setUnsaved] = useState(false);

  useEffect(() => {
    if (!inBrowser) return;
    // Another tab has changed or cleared the same sheet.
    const reload = () => setAnswers(readAnswers(steps, browser.get(NAME)));
    window.addEventListener('storage', reload);
    return () => window.removeEventListener('storage', reload);
  }, [inBrowser, steps, browser]);

  const store = (next: SheetAnswers, place: 'tab' | 'browser') => {
    const [mine, other] = place === 'tab' ? [tab, browser] : [browser, tab];
    const text = JSON.stringify(next);
    mine.set(NAME, text);
    other.set(NAME, null);
    setUnsaved(mine.get(NAME) !== text);
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
      tab.set(NAME, null);
      browser.set(NAME, null);
    },
  };
}
