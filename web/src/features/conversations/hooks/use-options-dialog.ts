import { type ComponentType, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import type { ConversationOptionsProps } from '../components/conversation-options-dialog.tsx';
import { historyCopy as copy } from '../history.copy.ts';

/**
 * The dialog with the options of a conversation. Its code is loaded when it is first opened; a failure to load it does
 * not affect the conversation.
 */
export function useOptionsDialog() {
  const [Options, setOptions] = useState<ComponentType<ConversationOptionsProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const show = async () => {
    setOpen(true);
    if (Options) return;
    try {
      const [module] = await Promise.all([
        import('../components/conversation-options-dialog.tsx'),
        import('../../../ui/dialog-surface.tsx'),
      ]);
      setOptions(() => module.ConversationOptionsDialog);
    } catch {
      setOpen(false);
      toast.danger(copy.optionsFailed);
    }
  };
  return { Options, isOpen, show: () => void show(), close: () => setOpen(false) };
}
