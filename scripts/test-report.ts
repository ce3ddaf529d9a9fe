import { z } from 'zod';

/** What is read of the report of vitest's JSON reporter. */
const report = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

export interface Counts {
  passed: number;
  failed: number;
  /** Tests that a file has but that were not run. */
  skipped: string[];
}

/**
 * Counts what really ran. A file that could not even be loaded has no failed test to show, so it counts as one; so does a
 * run that failed outside of any test, or left no report at all.
 */
export function countTests(json: string | undefined, exitCode: number): Counts {
  const read = report.safeParse(parse(json));
  if (!read.success) return { passed: 0, failed: 1, skipped: [] };
  const files = read.data.testResults;
  const tests = files.flatMap((file) => file.assertionResults);
  const withStatus = (...statuses: string[]) => tests.filter(({ status }) => statuses.includes(status));
  const brokenFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const failed = withStatus('failed').length + brokenFiles.length;
  return {
    passed: withStatus('passed').length,
    failed: failed === 0 && (exitCode !== 0 || !read.data.success) ? 1 : failed,
    skipped: withStatus('skipped', 'pending', 'todo', 'disabled').map(({ fullName }) => fullName),
  };
}

function parse(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
}
