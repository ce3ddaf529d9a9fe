import { z } from 'zod';

/** The part of vitest's JSON report that we read. */
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
  /** Full names of the tests that were not run. */
  skipped: string[];
}

/**
 * Counts the tests of a report. A file that could not be loaded counts as one failure, because it contains no failed test. A
 * run that failed outside of the tests or wrote no report also counts as one failure.
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
