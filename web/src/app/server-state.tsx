import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { sessionStore } from '../session/session.ts';

/** The cache of server responses; cleared when another person signs in or out (AUT-12). */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // Only a missing response is retried, not a failure response.
      retry: (attempts, failure) =>
        attempts < 2 && failure instanceof CallFailure && failure.code === 'network',
    },
    // Without a network a mutation fails at once: paused, it would run later, when nobody expects it.
    mutations: { networkMode: 'always' },
  },
});

let before = sessionStore.snapshot().session;
sessionStore.subscribe(() => {
  const { session } = sessionStore.snapshot();
  if (session?.user.id !== before?.user.id) client.clear();
  // Paid or returned, perhaps in another tab.
  else if (session?.purchase.purchased !== before?.purchase.purchased)
    void client.invalidateQueries({ queryKey: ['purchase'] });
  before = session;
});

/** Provides the query cache to the pages that show server data. */
export function ServerState({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
