export const RELOADED_KEY = 'reloaded_for_page';

/**
 * Loads the code of a page. If it is gone, most likely because a newer version was deployed, the whole page is reloaded
 * once. Offline, and the second time, the failure is thrown.
 */
export async function fetchPage<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const module = await load();
    setReloaded(false);
    return module;
  } catch (failure) {
    if (!navigator.onLine || wasReloaded() || !setReloaded(true)) throw failure;
    window.location.reload();
    return new Promise<never>(() => undefined);
  }
}

function wasReloaded(): boolean {
  try {
    return sessionStorage.getItem(RELOADED_KEY) !== null;
  } catch {
    return true;
  }
}

/** Stores or clears the mark of a reload. @returns false when that failed: reloading could then repeat forever. */
function setReloaded(reloaded: boolean): boolean {
  try {
    if (!reloaded) sessionStorage.removeItem(RELOADED_KEY);
    else sessionStorage.setItem(RELOADED_KEY, 'yes');
    return true;
  } catch {
    return false;
  }
}
