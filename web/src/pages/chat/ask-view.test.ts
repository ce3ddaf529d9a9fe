import { expect, test } from 'vitest';
import { type ChatState, emptyChat } from '../../features/replies/model/chat-state.ts';
import { viewOf } from './ask-view.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const ts = '2026-11-24T10:00:00.000Z';
const loaded = { isLoaded: true, failed: false };
const messages = [{ id: 'm1', role: 'user' as const, content: 'Hi', ts }];
const opened: ChatState = { ...emptyChat, conversationId: ID, messages };

test.each<[string, string | null, ChatState, typeof loaded, string]>([
  ['the form without a conversation in the address', null, opened, loaded, 'new'],
  ['a loaded conversation', ID, opened, loaded, 'open'],
  ['its messages while it is loaded again', ID, { ...opened, opening: 'loading' }, loaded, 'open'],
  ['its messages when loading it again fails', ID, { ...opened, opening: 'failed' }, loaded, 'open'],
  ['that another conversation is loading', 'other', opened, loaded, 'loading'],
  ['that the code is loading', ID, opened, { isLoaded: false, failed: false }, 'loading'],
  ['that the code cannot be loaded', ID, opened, { isLoaded: false, failed: true }, 'failed'],
  ['a failure to open it', ID, { ...opened, messages: [], opening: 'failed' }, loaded, 'failed'],
  [
    'that it was deleted, whatever was shown before',
    ID,
    { ...opened, opening: 'missing' },
    loaded,
    'missing',
  ],
])('[ASK-7] the page shows %s', (_what, id, chat, code, view) => {
  expect(viewOf(id, chat, code)).toBe(view);
});
