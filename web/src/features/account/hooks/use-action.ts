import { useRef, useState } from 'react';
import { sentenceOf } from '../../../api/call-failure.ts';
import { toast } from '../../../ui/toast.ts';
import { accountCopy as copy } from '../account.copy.ts';

/**
 * Something that takes a moment, once at a time however often it is asked for.
 * @param failed the title under which a failure's sentence is shown (UX-3).
 */
export function useAction<Input = void>(act: (input: Input) => Promise<void>, failed: string) {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const go = async (input: Input) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await act(input);
    } catch (failure) {
      toast.danger(failed, { description: sentenceOf(failure, copy.unexplained), id: failed });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, go: (input: Input) => void go(input) };
}
