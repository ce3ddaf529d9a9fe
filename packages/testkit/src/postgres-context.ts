/** What the run's PostgreSQL tells each test file. Only strings and plain objects cross from one to the other. */
export interface TestPostgres {
  adminUrl: string;
  template: string;
  passwords: { auth: string; chat: string; billing: string; notify: string };
}

declare module 'vitest' {
  export interface ProvidedContext {
    testPostgres: TestPostgres;
  }
}
