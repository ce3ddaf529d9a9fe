import { freePorts } from '@app/launcher';

/** The first of five consecutive free ports: `npm start` gives them to its processes, starting at METRICS_PORT. */
export async function fiveConsecutivePorts(): Promise<number> {
  for (;;) {
    const [first = 0, ...others] = await freePorts(5);
    if (others.every((port, index) => port === first + index + 1)) return first;
  }
}
