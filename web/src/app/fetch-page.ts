export const TRIED_KEY = 'reloaded_for_page';

/**
 * Fetches the code of a page. When it is gone, most likely because a newer version has been put in its place, the whole
 * page is loaded anew, once; offline, and the second time, the failure stands.
 */
export async function fetchPage<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const module = await load();
    remember(null);
    return module;
  } catch (failure) {
    if (!navigator.onLine || tried() || !remember('yes')) throw failure;
    window.location.reload();
    return new Promise<never>(() => undefined);
  }
}

function tried(): boolean {
  try {
    return sessionStorage.getItem(TRIED_KEY) !== null;
  } catch {
    return true;
  }
}

/** Whether it could be remembered: without that, reloading might never end. */
function remember(value: string | null): boolean {
  try {
    if (value === null) sessionStorage.removeItem(TRIED_KEY);
    else sessionStorage.setItem(TRIED_KEY, value);
    return true;
  } catch {
    return false;
  }
}
