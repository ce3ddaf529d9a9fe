import { config } from 'zod/mini';

/**
 * Imported first of all, before any schema exists: zod otherwise compiles its parsers with `new Function`, which our
 * Content-Security-Policy reports as a violation.
 */
config({ jitless: true });
