import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { titledTests } from './titles.ts';

/** Documents that name files, and tests by their titles, as evidence: `` `e2e/tokens.e2e.ts` “lets nobody past” ``. */
const DOCUMENTS = ['docs/asvs.md'];
/** A path has a folder, or an ending; then, perhaps, a part of a test's title. */
const EVIDENCE = /`([\w@.-]+(?:\/[\w@.-]+)+|[\w-]*\.[\w.-]+|Dockerfile)`(?: “([^”\n]+)”)?/g;

/** Every piece of evidence that is not there (any more), as a sentence. */
export function missingEvidence(root: string): string[] {
  return DOCUMENTS.flatMap((document) =>
    missingIn(root, document, readFileSync(path.join(root, document), 'utf8')),
  );
}

/** The same for one document's text. */
export function missingIn(root: string, document: string, text: string): string[] {
  return [...text.matchAll(EVIDENCE)].flatMap(([, file = '', title]) => {
    const place = path.join(root, file);
    if (!existsSync(place)) return [`${document} names ${file}, which is not there`];
    if (title === undefined) return [];
    const isThere = titledTests(readFileSync(place, 'utf8'), file).some((test) => test.title.includes(title));
    return isThere ? [] : [`${document} names a test of ${file} that is not there: “${title}”`];
  });
}
