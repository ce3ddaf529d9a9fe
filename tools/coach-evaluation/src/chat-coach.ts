// The parts of the chat service that the evaluation calls. Production code never imports this workspace.
export { buildPrompt, type ConversationMessage } from '../../../services/chat/src/coach/build-prompt.ts';
export { type Coach, CoachFailure } from '../../../services/chat/src/coach/coach.port.ts';
export { guardCoach } from '../../../services/chat/src/coach/guard/guard-coach.ts';
export {
  INSTRUCTIONS_MARK,
  INSTRUCTIONS_VERSION,
  instructionsFor,
} from '../../../services/chat/src/coach/instructions.ts';
export { createOpenAiCoach } from '../../../services/chat/src/coach/openai-coach.adapter.ts';
export { addFinding } from '../../../services/chat/src/safety/finding.ts';
export type { Moderation } from '../../../services/chat/src/safety/moderation.port.ts';
export { createOpenAiModeration } from '../../../services/chat/src/safety/openai-moderation.adapter.ts';
