import { useState } from 'react';

const KEY = 'previews';

function readHidden(): boolean {
  try {
    return window.localStorage.getItem(KEY) === 'hidden';
  } catch {
    return false;
  }
}

/** Whether the list shows no words of the conversations besides their titles; remembered in this browser. */
export function useHiddenPreviews(): [isHidden: boolean, setHidden: (isHidden: boolean) => void] {
  const [isHidden, setHidden] = useState(readHidden);
  const change = (next: boolean) => {
    setHidden(next);
    try {
      if (next) window.localStorage.setItem(KEY, 'hidden');
      else window.localStorage.removeItem(KEY);
    } catch {
      // Storage is denied or full: the choice lasts until the page is closed.
    }
  };
  return [isHidden, change];
}
