import { useState } from 'react';
import { type DeletionHandlers, useDeletion } from './use-deletion.ts';

/** The conversations that a person chooses to delete together; `chosen` is null while none can be chosen. */
export function useSelection({ onDeleted, onRestored }: Partial<DeletionHandlers> = {}) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const { deleting, remove } = useDeletion({
    onDeleted(ids) {
      setChosen(null);
      onDeleted?.(ids);
    },
    onRestored,
  });
  return {
    chosen,
    deleting,
    begin: () => setChosen([]),
    end: () => setChosen(null),
    toggle(id: string) {
      setChosen(
        (before) => before && (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]),
      );
    },
    removeChosen() {
      if (chosen !== null && chosen.length > 0) remove(chosen);
    },
  };
}
