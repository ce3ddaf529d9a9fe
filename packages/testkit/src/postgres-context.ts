/** Connection data that the global setup provides to each test file. Only strings and plain objects can be passed. */
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
