/** Turns passwords into what may be stored, slowly on purpose. */
export interface PasswordHasher {
  /** @throws Failure 503 `unavailable` when too many are waiting. */
  hash(password: string): Promise<string>;
  /**
   * Whether `password` made `hash`. With no hash it takes as long and is false, so that time does not tell whether
   * there is an account.
   * @throws Failure 503 `unavailable` when too many are waiting.
   */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}
