import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end counts as being there; pixels. */
const NEAR = 48;
/** What is left free above a part that is shown from its beginning; pixels. */
const ABOVE = 12;

/**
 * Keeps the end of a growing list in view, unless the person has scrolled up to read.
 * @param newest changes when there is something new to see.
 * @returns the list to scroll, its growing content, and whether something new waits below.
 */
export function useNewestInView(newest: string): {
  list: RefObject<HTMLElement | null>;
  content: RefObject<HTMLDivElement | null>;
  waiting: boolean;
  toNewest: () => void;
  /** Shows something of the list from its beginning, and stays there while more comes. */
  stayAt: (part: HTMLElement) => void;
} {
  const list = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [waiting, setWaiting] = useState(false);

  const toNewest = useCallback(() => {
    atEnd.current = true;
    setWaiting(false);
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, []);

  const stayAt = useCallback((part: HTMLElement) => {
    const box = list.current;
    if (!box) return;
    box.scrollTop += part.getBoundingClientRect().top - box.getBoundingClientRect().top - ABOVE;
    atEnd.current = box.scrollHeight - box.clientHeight - box.scrollTop <= NEAR;
  }, []);

  useLayoutEffect(() => {
    const [box, inner] = [list.current, content.current];
    if (!box || !inner) return;
    const follow = () => {
      if (atEnd.current) box.scrollTop = box.scrollHeight;
    };
    let last = box.scrollTop;
    const onScroll = () => {
      const distance = box.scrollHeight - box.clientHeight - box.scrollTop;
      // Only going up leaves the end: growing content must not be taken for it.
      if (distance <= NEAR) {
        atEnd.current = true;
        setWaiting(false);
      } else if (box.scrollTop < last) atEnd.current = false;
      last = box.scrollTop;
    };
    follow();
    const growth = new ResizeObserver(follow);
    growth.observe(inner);
    growth.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      growth.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, []);

  const seen = useRef(newest);
  useEffect(() => {
    if (seen.current === newest) return;
    seen.current = newest;
    if (!atEnd.current) setWaiting(true);
  }, [newest]);

  return { list, content, waiting, toNewest, stayAt };
}
