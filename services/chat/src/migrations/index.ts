import type { Migrations } from '@app/service-kit';
import { conversationsTurnsUsage } from './0001_conversations_turns_usage.ts';

export const migrations: Migrations = {
  '0001_conversations_turns_usage': conversationsTurnsUsage,
};
