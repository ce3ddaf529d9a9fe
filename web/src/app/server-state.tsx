import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import { sessionStore } from '../session/session.ts';

/** What the server told us, for as long as the same person is signed in (AUT-12). */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // Only silence is worth another try; an answer, also a bad one, is an answer.
      retry: (attempts, failure) =>
        attempts < 2 && failure instanceof CallFailure && failure.code === 'network',
    },
  },
});

let owner = sessionStore.snapshot().session?.user.id;
sessionStore.subscribe(() => {
  const now = sessionStore.snapshot().session?.user.id;
  if (now !== owner) client.clear();
  owner = now;
});

/** Stands around the pages that show what the server holds. */
export function ServerState({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
