import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { application } from './application.tsx';

/**
 * Renders a page as HTML for visitors. Built and run by prerendered-pages.ts, with placeholders for the operator's
 * settings (PAGE_PLACEHOLDERS).
 */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    application((pages) => <StaticRouter location={path}>{pages}</StaticRouter>),
    // No chunks: React would add an inline script for deferred content, which our Content-Security-Policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail },
  );
  return new Response(prelude).text();
}

function fail(error: unknown): never {
  throw error;
}
