import { type ComponentType, lazy, Suspense } from 'react';
import { untilUsed } from '../until-used.ts';
import { useHydrated } from '../use-hydrated.ts';
import type { DictationTarget } from './hooks/use-dictation.ts';
import styles from './voice-input.module.css';

const Nothing = () => null;

/** Loaded when the page is used. Without it, people type. */
const VoiceControl = lazy(async (): Promise<{ default: ComponentType<DictationTarget> }> => {
  await untilUsed();
  const code = await import('./components/voice-control.tsx').catch(() => null);
  return { default: code?.VoiceControl ?? Nothing };
});

/** A button that dictates, where the browser recognizes speech. Its container is a flex line that wraps. */
export function VoiceInput(target: DictationTarget) {
  const isHydrated = useHydrated();
  if (!isHydrated || !('SpeechRecognition' in window || 'webkitSpeechRecognition' in window)) return null;
  return (
    <Suspense fallback={<span className={styles.slot} />}>
      <VoiceControl {...target} />
    </Suspense>
  );
}
