import * as z from 'zod/mini';

/** A time in ISO 8601, UTC. */
export const isoTime = z.iso.datetime();
