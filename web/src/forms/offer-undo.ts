import { failureSentence } from '../api/call-failure.ts';
import { toast } from '../ui/toast.ts';
import { undoCopy as copy } from './offer-undo.copy.ts';

/** How long the offer is shown, in milliseconds; longer while it has the pointer or the focus. */
const SHOWN_MS = 20_000;

/** Says that something was deleted, and offers to undo that. */
export function offerUndo(undo: () => Promise<void>): void {
  const act = () =>
    void undo().catch((failure: unknown) => {
      toast.danger(failureSentence(failure, copy.undoFailed), { id: 'undo' });
    });
  const action = { label: copy.undo, hint: copy.undoHint, act };
  toast.good(copy.deleted, { id: 'undo', duration: SHOWN_MS, action });
}
