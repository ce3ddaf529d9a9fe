import { useEffect, useState } from 'react';
import type { KeptTexts } from '../../../session/kept-texts.ts';
import { readAnswers, type SheetAnswers, type SheetStep } from '../model/check-in-sheet.ts';

const NAME = 'check-in';

/** Where a sheet may lie: in this tab alone, or in the browser, which the person has to choose. */
export interface SheetPlaces {
  readonly tab: KeptTexts;
  readonly browser: KeptTexts;
}

/** What is written on the sheet, and where it is kept; nothing of it leaves the browser. */
export function useSheet(steps: readonly SheetStep[], { tab, browser }: SheetPlaces) {
  const [answers, setAnswers] = useState<SheetAnswers>(() =>
    readAnswers(steps, browser.get(NAME) ?? tab.get(NAME)),
  );
  const [inBrowser, setInBrowser] = useState(() => browser.get(NAME) !== null);
  const [lost, setLost] = useState(false);

  useEffect(() => {
    if (!inBrowser) return;
    // Another tab has written on the same sheet, or cleared it.
    const take = () => setAnswers(readAnswers(steps, browser.get(NAME)));
    window.addEventListener('storage', take);
    return () => window.removeEventListener('storage', take);
  }, [inBrowser, steps, browser]);

  const keep = (next: SheetAnswers, place: 'tab' | 'browser') => {
    const [mine, other] = place === 'tab' ? [tab, browser] : [browser, tab];
    const text = JSON.stringify(next);
    mine.set(NAME, text);
    other.set(NAME, null);
    setLost(mine.get(NAME) !== text);
  };

  return {
    answers,
    inBrowser,
    /** The browser did not take it: it is on the page and nowhere else. */
    lost,
    write(id: string, text: string) {
      const next = { ...answers, [id]: text };
      setAnswers(next);
      keep(next, inBrowser ? 'browser' : 'tab');
    },
    keepInBrowser(wanted: boolean) {
      setInBrowser(wanted);
      keep(answers, wanted ? 'browser' : 'tab');
    },
    clear() {
      setAnswers({});
      setInBrowser(false);
      setLost(false);
      tab.set(NAME, null);
      browser.set(NAME, null);
    },
  };
}
