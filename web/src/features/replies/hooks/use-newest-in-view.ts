import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A distance from the end, in pixels, that still counts as being at the end. */
const END_TOLERANCE = 48;
/** The space, in pixels, above an element that is scrolled to its start. */
const SPACE_ABOVE = 12;

/** How far the list has to scroll to show an element at its start. */
function distanceToStart(list: HTMLElement, part: Element): number {
  return part.getBoundingClientRect().top - list.getBoundingClientRect().top - SPACE_ABOVE;
}

/** How far the list has to scroll to show the end of its content. */
function distanceToEnd(list: HTMLElement, content: Element): number {
  return content.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
}

function isStartInView(list: HTMLElement, part: Element): boolean {
  const distance = distanceToStart(list, part);
  return distance > -SPACE_ABOVE && distance < list.clientHeight - END_TOLERANCE;
}

/** The last row, if it is of the coach. It is in the last chunk, or below all chunks while the reply arrives. */
function lastReply(content: Element): Element | null {
  const last = content.lastElementChild;
  const row = last?.hasAttribute('role') ? last : last?.lastElementChild;
  return row?.hasAttribute('data-reply') ? row : null;
}

/** What must not leave the list at its top: an element, or the new reply. */
type Kept = HTMLElement | 'reply' | null;

/** How far the list may scroll until what is kept is at its start. */
function distanceToKept(list: HTMLElement, content: Element, kept: Kept): number {
  const start = kept === 'reply' ? lastReply(content) : kept;
  return start?.isConnected ? distanceToStart(list, start) : Number.POSITIVE_INFINITY;
}

interface Replies {
  /** The number of replies, with the one in progress. */
  replyCount: number;
  /** Whether the last reply is new when the list is first shown. */
  hasNewReply: boolean;
  /** Whether the last reply is new and has words. */
  hasNewText: boolean;
}

/**
 * Keeps the end of a growing list in view, unless the person has scrolled up. A new reply is shown from its beginning:
 * what does not fit waits below, until the person scrolls to it.
 * @param newest a key that changes when there is something new to see.
 * @returns refs for the scrolling list and its content, and whether something new is below the visible part.
 */
export function useNewestInView(
  newest: string,
  { replyCount, hasNewReply, hasNewText }: Replies,
): {
  list: RefObject<HTMLElement | null>;
  content: RefObject<HTMLDivElement | null>;
  hasNewBelow: boolean;
  /** Scrolls to the end. */
  scrollToNewest: () => void;
  /** Scrolls to the start of a reply that is below, or else to the end. */
  scrollToNew: () => void;
  /** Scrolls to the start of an element and stays there while content is added; says so if that hides a new reply. */
  scrollToStartOf: (part: HTMLElement) => void;
} {
  const list = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const kept = useRef<Kept>(hasNewReply ? 'reply' : null);
  /** The latest position that the person or this hook has scrolled to. */
  const position = useRef(0);
  const [hasNewBelow, setHasNewBelow] = useState(false);
  const isTextNew = useRef(hasNewText);
  useLayoutEffect(() => {
    isTextNew.current = hasNewText;
  }, [hasNewText]);

  const scrollBy = useCallback((distance: number) => {
    if (!list.current) return;
    list.current.scrollTop += distance;
    position.current = list.current.scrollTop;
  }, []);

  const followEnd = useCallback(() => {
    const [scroller, inner] = [list.current, content.current];
    if (!atEnd.current || !scroller || !inner) return;
    const toEnd = distanceToEnd(scroller, inner);
    const toStart = distanceToKept(scroller, inner, kept.current);
    // `kept` stays: if the reply gets shorter for a moment, the end is in view, and then the list must not follow it.
    if (toEnd > toStart) atEnd.current = false;
    scrollBy(Math.max(0, Math.min(toEnd, toStart)));
  }, [scrollBy]);

  const follow = useCallback(
    (keeping: Kept) => {
      atEnd.current = true;
      kept.current = keeping;
      setHasNewBelow(false);
      followEnd();
    },
    [followEnd],
  );
  const scrollToNewest = useCallback(() => follow(null), [follow]);
  const scrollToNew = useCallback(() => {
    const [scroller, reply] = [list.current, content.current && lastReply(content.current)];
    follow(scroller && reply && distanceToStart(scroller, reply) > 0 ? 'reply' : null);
  }, [follow]);

  const scrollToStartOf = useCallback(
    (part: HTMLElement) => {
      const [scroller, inner] = [list.current, content.current];
      if (!scroller || !inner) return;
      scrollBy(distanceToStart(scroller, part));
      atEnd.current = distanceToEnd(scroller, inner) <= END_TOLERANCE;
      kept.current = part;
      const reply = lastReply(inner);
      if (isTextNew.current && reply && !isStartInView(scroller, reply)) setHasNewBelow(true);
    },
    [scrollBy],
  );

  useLayoutEffect(() => {
    const [scroller, inner] = [list.current, content.current];
    if (!scroller || !inner) return;
    const onScroll = () => {
      const moved = scroller.scrollTop - position.current;
      position.current = scroller.scrollTop;
      // What this hook has scrolled, and content that grows, is not the person's doing.
      if (Math.abs(moved) < 1) return;
      if (distanceToEnd(scroller, inner) <= END_TOLERANCE) {
        atEnd.current = true;
        // The person has scrolled past it. The browser scrolls too, when rows above get another height.
        if (moved > 0 && distanceToKept(scroller, inner, kept.current) < 0) kept.current = null;
        setHasNewBelow(false);
      } else if (moved < 0) atEnd.current = false;
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
  }, [followEnd]);

  const counted = useRef(replyCount);
  useLayoutEffect(() => {
    // Crisis contacts that are kept in view come before the reply.
    if (replyCount > counted.current && atEnd.current) kept.current ??= 'reply';
    counted.current = replyCount;
  }, [replyCount]);

  const seen = useRef(newest);
  useEffect(() => {
    if (seen.current === newest) return;
    seen.current = newest;
    followEnd();
    const [scroller, reply] = [list.current, content.current && lastReply(content.current)];
    const isBeingRead = scroller && reply && isStartInView(scroller, reply);
    if (!atEnd.current && !isBeingRead) setHasNewBelow(true);
  }, [newest, followEnd]);

  return { list, content, hasNewBelow, scrollToNewest, scrollToNew, scrollToStartOf };
}
