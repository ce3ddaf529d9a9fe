import * as z from 'zod/mini';

/** ISO 8601 UTC (api.md, Conventions). */
export const isoTime = z.iso.datetime();
