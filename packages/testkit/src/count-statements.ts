import pg from 'pg';

/** The statements that this process has sent to a database since counting began, BEGIN and COMMIT included. */
export interface StatementCounter {
  readonly statements: readonly string[];
  /** Ends the counting. */
  stop(): void;
}

/** Counts the statements of this process on one database. @param databaseUrl names the database. */
export function countStatements(databaseUrl: string): StatementCounter {
  const name = new URL(databaseUrl).pathname.slice(1);
  const { prototype } = pg.Client;
  const original = prototype.query;
  const statements: string[] = [];
  prototype.query = new Proxy(original, {
    apply(query, client: pg.Client, given: unknown[]) {
      const [first] = given;
      if (client.database === name)
        statements.push(typeof first === 'string' ? first : String(Object(first).text));
      return Reflect.apply(query, client, given);
    },
  });
  return {
    statements,
    stop: () => {
      prototype.query = original;
    },
  };
}
