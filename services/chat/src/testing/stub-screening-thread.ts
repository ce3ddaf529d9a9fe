import { parentPort } from 'node:worker_threads';
import type { ScreeningTask } from '../safety/screening-pool.adapter.ts';

// A screening thread controlled by the text: `hold` never answers, `crash` ends the thread, `spin` never yields; any
// other text gets a finding that no rule produces, without a certainty as from an earlier version unless it is `likely`.
parentPort?.on('message', ({ id, texts }: ScreeningTask) => {
  const [text = ''] = texts;
  if (text.startsWith('crash')) throw new Error('crash requested by the test');
  while (text.startsWith('spin')) Math.random();
  if (!text.startsWith('hold'))
    parentPort?.postMessage({
      id,
      finding: {
        kind: 'child_at_risk',
        inDanger: 'other',
        ...(text.startsWith('likely') ? { certainty: 'likely' } : {}),
      },
    });
});
parentPort?.postMessage('loaded');
