import type { SafetyNotice } from '@app/contracts';
import type { ReactNode } from 'react';
import type { ConversationChanged } from '../hooks/use-conversation-changes.ts';

export interface ConversationOptionsProps extends ConversationChanged {
  id: string;
  title: string;
  /** Whoever has no account can keep a copy, and no more. */
  mayChange: boolean;
  open: boolean;
  onClose: () => void;
  /** Who helps, where the new title tells of danger (safety.md). */
  drawUrgent: (notice: SafetyNotice) => ReactNode;
}
