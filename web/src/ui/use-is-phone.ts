import { useMediaQuery } from './use-media-query.ts';

/** Whether the page is as narrow as on a phone: the width up to which style sheets give a conversation the whole page. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 40rem)');
}

/** Whether there is room for something beside the page (page.module.css). */
export function useHasAside(): boolean {
  return useMediaQuery('(min-width: 64rem)');
}
