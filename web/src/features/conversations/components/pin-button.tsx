import { Button } from '../../../ui/button.tsx';
import { listCopy as copy } from '../conversation-list.copy.ts';
import { usePin } from '../hooks/use-pinned.ts';

/** Pins a conversation to the top of the list, or unpins it. */
export function PinButton({ id }: { id: string }) {
  const { isPinned, busy, toggle } = usePin(id);
  if (isPinned === null) return null;
  return (
    <Button variant="secondary" busy={busy} onClick={toggle}>
      {isPinned ? copy.unpin : copy.pin}
    </Button>
  );
}
