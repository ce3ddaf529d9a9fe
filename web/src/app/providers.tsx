import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { refreshUsage } from '../session/refresh-usage.ts';
import { useSession } from '../session/use-session.ts';
import { showCarriedToast } from '../ui/toast.ts';
import { ToastHost } from '../ui/toast-host.tsx';
import { createQueryClient } from './query-client.ts';

/** Usage is asked for whenever somebody is signed in anew: at load, and after signing in (AUT-10). */
function useFreshUsage(): void {
  const { status, session } = useSession();
  const owner = status === 'ready' ? session?.user.id : undefined;
  useEffect(() => {
    if (owner !== undefined) void refreshUsage();
  }, [owner]);
}

/** What stands around every page. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useFreshUsage();
  useEffect(showCarriedToast, []);
  return (
    <QueryClientProvider client={client}>
      {children}
      <ToastHost />
    </QueryClientProvider>
  );
}
