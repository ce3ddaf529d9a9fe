import { type ReactNode, StrictMode } from 'react';
import { Pages } from './pages.tsx';
import { Providers } from './providers.tsx';

/** All of it but the router, which is another one where pages are rendered ahead. */
export function application(inRouter: (pages: ReactNode) => ReactNode): ReactNode {
  return (
    <StrictMode>
      <Providers>{inRouter(<Pages />)}</Providers>
    </StrictMode>
  );
}
