/** The other services that hold something of a person. */
export type PartName = 'chat' | 'billing' | 'notify';

/**
 * Everything that another service holds of a person, in plain text.
 * Throws Failure 503 `unavailable` when it does not answer.
 */
export type PartOf = (service: PartName, userId: string) => Promise<Record<string, unknown>>;
