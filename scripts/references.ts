import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';

/** A line comment or a block comment. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*/gm;
const DOCUMENT = /[\w./-]+\.md\b/g;
/** A rule with a number, which refers to a list that is not in the repository. */
const NUMBERED_RULE = /\brules? \d+/gi;
const DECISION = /\bdecisions? (\d{4})\b|docs\/decisions\/(\d{4})\b/g;

/**
 * Finds references in the comments of a source file to documents, rules and decisions that a reader cannot open.
 * @param hasDocument whether the repository has a document of this path.
 * @param decisions the numbers of the decisions there are.
 */
export function findDeadReferences(
  source: string,
  hasDocument: (document: string) => boolean,
  decisions: ReadonlySet<string>,
): string[] {
  const comments = [...source.matchAll(COMMENT)].map(([comment]) => comment).join('\n');
  const documents = [...comments.matchAll(DOCUMENT)]
    .map(([document]) => document)
    .filter((document) => !hasDocument(document));
  const rules = [...comments.matchAll(NUMBERED_RULE)].map(([rule]) => rule);
  const unknown = [...comments.matchAll(DECISION)]
    .map(([, first, second]) => first ?? second ?? '')
    .filter((number) => !decisions.has(number))
    .map((number) => `decision ${number}`);
  return [...documents, ...rules, ...unknown];
}

/** Checks the comments of all source files. @returns one line for each dead reference. */
export async function checkReferences(root: string): Promise<string[]> {
  const decisions = new Set<string>();
  for await (const file of glob('docs/decisions/*.md', { cwd: root }))
    decisions.add(path.basename(file).slice(0, 4));
  const problems: string[] = [];
  const sources = '{packages,services,tools,web,e2e,scripts,bench,chaos}/**/*.{ts,tsx,mjs}';
  for await (const file of glob(sources, { cwd: root, exclude: (name) => /node_modules|dist/.test(name) })) {
    // Its examples refer to missing documents on purpose.
    if (file === 'scripts/references.test.ts') continue;
    const folder = path.dirname(path.join(root, file));
    const hasDocument = (document: string) =>
      existsSync(path.join(root, document)) || existsSync(path.join(folder, document));
    for (const reference of findDeadReferences(
      readFileSync(path.join(root, file), 'utf8'),
      hasDocument,
      decisions,
    ))
      problems.push(`${file} refers to ${reference}, which is not in the repository`);
  }
  return problems.sort();
}
