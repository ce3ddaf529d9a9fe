import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';

const history = createBrowserHistory({ v5Compat: true });

/** Follows the browser's history. A page whose code still loads does not replace the current one before it is ready. */
function useBrowserLocation() {
  const [place, setPlace] = useState({ location: history.location, action: history.action });
  useLayoutEffect(() => history.listen((next) => startTransition(() => setPlace(next))), []);
  return place;
}

/**
 * Does what the router's own `BrowserRouter` does. That one shares a module with forms, fetchers and prefetching, which
 * would add 4 kB to the first page. The history is the router's own; its prefix says that another version may change it.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const { location, action } = useBrowserLocation();
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
