import { type ReactNode, useEffect } from 'react';
import { useSession } from '../session/use-session.ts';
import { showCarriedNews } from '../ui/toast.ts';
import { ToastHost } from '../ui/toast-host.tsx';

/** Usage is asked for whenever somebody is signed in anew: at load, and after signing in (AUT-10). */
function useFreshUsage(): void {
  const { status, session } = useSession();
  const owner = status === 'ready' ? session?.user.id : undefined;
  useEffect(() => {
    if (owner === undefined) return;
    // Visitors need none of it.
    import('../session/refresh-usage.ts').then((m) => m.refreshUsage()).catch(() => undefined);
  }, [owner]);
}

/** What stands around every page. */
export function Providers({ children }: { children: ReactNode }) {
  useFreshUsage();
  useEffect(showCarriedNews, []);
  return (
    <>
      {children}
      <ToastHost />
    </>
  );
}
