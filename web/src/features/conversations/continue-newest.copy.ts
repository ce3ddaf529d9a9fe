/** The way back to the newest conversation. */
export const continueCopy = { continue: 'Continue:' } as const;
