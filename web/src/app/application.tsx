import { type ReactNode, StrictMode, useEffect } from 'react';
import { useSession } from '../session/use-session.ts';
import { showStoredToast } from '../ui/toast.ts';
import { ToastHost } from '../ui/toast-host.tsx';
import { PageRoutes } from './page-routes.tsx';

/** The application without its router, which differs between the browser and prerendering. */
export function application(inRouter: (pages: ReactNode) => ReactNode): ReactNode {
  return (
    <StrictMode>
      <Frame>{inRouter(<PageRoutes />)}</Frame>
    </StrictMode>
  );
}

function Frame({ children }: { children: ReactNode }) {
  useUsageRefresh();
  useStoredToast();
  return (
    <>
      {children}
      <ToastHost />
    </>
  );
}

/** Loads the usage at page load and after signing in (AUT-10). */
function useUsageRefresh(): void {
  const { status, session } = useSession();
  const owner = status === 'ready' ? session?.user.id : undefined;
  useEffect(() => {
    if (owner === undefined) return;
    // Imported on demand: visitors do not need it.
    import('../api/refresh-usage.ts').then((m) => m.refreshUsage()).catch(() => undefined);
  }, [owner]);
}

/** Shows the toast that was stored before the page was reloaded (AUT-3). */
function useStoredToast(): void {
  useEffect(showStoredToast, []);
}
