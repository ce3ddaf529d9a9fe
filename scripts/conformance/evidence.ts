import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTitledTests } from './titles.ts';

/** Documents that cite files, and tests by their titles, as evidence: `` `e2e/tokens.e2e.ts` “refuses an expired token” ``. */
const DOCUMENTS = ['docs/asvs.md'];
/** A path (with a folder or an extension), optionally followed by a part of a test's title. */
const EVIDENCE = /`([\w@.-]+(?:\/[\w@.-]+)+|[\w-]*\.[\w.-]+|Dockerfile)`(?: “([^”\n]+)”)?/g;

/** Finds cited files and tests that do not exist. @returns one sentence for each. */
export function findMissingEvidence(root: string): string[] {
  return DOCUMENTS.flatMap((document) =>
    findMissingIn(root, document, readFileSync(path.join(root, document), 'utf8')),
  );
}

/** Finds the missing files and tests that the text of one document cites. */
export function findMissingIn(root: string, document: string, text: string): string[] {
  return [...text.matchAll(EVIDENCE)].flatMap(([, file = '', title]) => {
    const source = path.join(root, file);
    if (!existsSync(source)) return [`${document} names ${file}, which does not exist`];
    if (title === undefined) return [];
    const exists = readTitledTests(readFileSync(source, 'utf8'), file).some((test) =>
      test.title.includes(title),
    );
    return exists ? [] : [`${document} names a test of ${file} that does not exist: “${title}”`];
  });
}
