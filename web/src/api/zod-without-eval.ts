import { config } from 'zod/mini';

/**
 * Must be imported before any schema is created: otherwise zod compiles its parsers with `new Function`, which our
 * Content-Security-Policy reports as a violation.
 */
config({ jitless: true });
