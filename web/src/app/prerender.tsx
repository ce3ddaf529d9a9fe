import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { application } from './application.tsx';

/**
 * A page as a visitor has it, as HTML. Built and run by prerendered-pages.ts, with marks in the place of the operator's
 * settings (PAGE_MARKS).
 */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    application((pages) => <StaticRouter location={path}>{pages}</StaticRouter>),
    // In one piece: what React would put off comes with a script in the page, which our policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail },
  );
  return new Response(prelude).text();
}

function fail(error: unknown): never {
  throw error;
}
