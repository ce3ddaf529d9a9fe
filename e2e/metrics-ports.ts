import { freePorts } from '@app/launcher';

/** The first of five free ports in a row, as `npm start` gives them out to its processes from METRICS_PORT on. */
export async function fiveConsecutivePorts(): Promise<number> {
  for (;;) {
    const [first = 0, ...others] = await freePorts(5);
    if (others.every((port, index) => port === first + index + 1)) return first;
  }
}
