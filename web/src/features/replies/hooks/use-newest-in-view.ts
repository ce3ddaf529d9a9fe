import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A distance from the end, in pixels, that still counts as being at the end. */
const END_TOLERANCE = 48;
/** The space, in pixels, above an element that is scrolled to its start. */
const SPACE_ABOVE = 12;

/**
 * Keeps the end of a growing list in view, unless the person has scrolled up.
 * @param newest a key that changes when there is something new to see.
 * @returns refs for the scrolling list and its content, and whether something new is below the visible part.
 */
export function useNewestInView(newest: string): {
  list: RefObject<HTMLElement | null>;
  content: RefObject<HTMLDivElement | null>;
  hasNewBelow: boolean;
  scrollToNewest: () => void;
  /** Scrolls to the start of an element and stays there while content is added. */
  scrollToStartOf: (part: HTMLElement) => void;
} {
  const list = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [hasNewBelow, setHasNewBelow] = useState(false);

  const scrollToNewest = useCallback(() => {
    atEnd.current = true;
    setHasNewBelow(false);
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, []);

  const scrollToStartOf = useCallback((part: HTMLElement) => {
    const scroller = list.current;
    if (!scroller) return;
    scroller.scrollTop +=
      part.getBoundingClientRect().top - scroller.getBoundingClientRect().top - SPACE_ABOVE;
    atEnd.current = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop <= END_TOLERANCE;
  }, []);

  useLayoutEffect(() => {
    const [scroller, inner] = [list.current, content.current];
    if (!scroller || !inner) return;
    const followEnd = () => {
      if (atEnd.current) scroller.scrollTop = scroller.scrollHeight;
    };
    let last = scroller.scrollTop;
    const onScroll = () => {
      const distance = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
      // Only scrolling up leaves the end: growing content must not count as scrolling.
      if (distance <= END_TOLERANCE) {
        atEnd.current = true;
        setHasNewBelow(false);
      } else if (scroller.scrollTop < last) atEnd.current = false;
      last = scroller.scrollTop;
    };
    followEnd();
    const resizeObserver = new ResizeObserver(followEnd);
    resizeObserver.observe(inner);
    resizeObserver.observe(scroller);
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      resizeObserver.disconnect();
      scroller.removeEventListener('scroll', onScroll);
    };
  }, []);

  const seen = useRef(newest);
  useEffect(() => {
    if (seen.current === newest) return;
    seen.current = newest;
    if (!atEnd.current) setHasNewBelow(true);
  }, [newest]);

  return { list, content, hasNewBelow, scrollToNewest, scrollToStartOf };
}
