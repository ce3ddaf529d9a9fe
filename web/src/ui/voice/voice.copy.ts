import type { DictationFailure } from './model/dictation.ts';

const failures: Record<DictationFailure, string> = {
  refused:
    'Your browser doesn’t let us use the microphone. You can allow it in its settings, or type instead.',
  silent: 'We didn’t hear anything. Please try again.',
  'no-microphone': 'We couldn’t find a microphone.',
  offline: 'Your browser couldn’t reach its speech service. Please try again, or type instead.',
  failed: 'Voice input didn’t work. Please try again, or type instead.',
};

/** What is said around voice input. */
export const voiceCopy = {
  start: 'Dictate',
  stop: 'Stop dictating',
  listening: 'Listening…',
  consentTitle: 'Before you dictate',
  consent: 'Some browsers send what you say to their maker’s servers, which turn it into text.',
  accept: 'Use voice input',
  decline: 'Not now',
  failures,
} as const;
