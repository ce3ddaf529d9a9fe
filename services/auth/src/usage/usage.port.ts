/** What a session says of its user's use of the product. */
export interface UsageSummary {
  readonly count: number;
  readonly purchased: boolean;
}

/** Asked in the user's own name. Never rejects: who can't be asked counts as having used and bought nothing yet. */
export type UsageOf = (accessToken: string) => Promise<UsageSummary>;
