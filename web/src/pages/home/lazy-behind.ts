import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { untilUsed } from '../../ui/until-used.ts';

/**
 * A component whose code is loaded late if the page was prerendered, because its HTML is already there.
 * @param id of an element inside the component, which shows that it was prerendered.
 */
export function lazyBehind(
  id: string,
  load: () => Promise<ComponentType>,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    if (typeof document !== 'undefined' && document.getElementById(id) !== null) await untilUsed();
    return { default: await load() };
  });
}
