import path from 'node:path';
import { buildProduct } from '@app/launcher';
import { firstScripts, sumOf } from '../e2e/first-scripts.ts';
import { type Benchmark, spreadOf } from './measure.ts';

const ASK = 'src/pages/chat/ask-page.tsx';
/** Loaded when the person uses the page, or two seconds after it: a conversation, dialogs and toasts. */
const AFTERWARDS = ['src/features/replies/conversation.ts', 'src/ui/toaster.tsx'];
const GOAL_KB = 100;

const benchmark: Benchmark = {
  title: 'Bytes of a page',
  async run() {
    await buildProduct(path.resolve(import.meta.dirname, '..'), process.env);
    const kb = (...sources: string[]) => sumOf(firstScripts(...sources).values()) / 1_000;
    const first = kb(ASK);
    return [
      {
        what: 'first JavaScript of /ask, brotli',
        unit: 'kB',
        product: spreadOf([first]),
        goal: `at most ${GOAL_KB} kB; Hugging Face's chat-ui, measured before: 274 kB`,
        isMet: first <= GOAL_KB,
      },
      {
        what: 'with what is loaded when the page is used, or after two seconds',
        unit: 'kB',
        product: spreadOf([kb(ASK, ...AFTERWARDS)]),
        goal: '',
        isMet: true,
      },
    ];
  },
};

export default benchmark;
