/** The parts of the browser's SpeechRecognition that are used; TypeScript does not declare it. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}
interface RecognitionResults extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}
interface RecognitionError extends Event {
  error: string;
}

export type DictationFailure = 'refused' | 'silent' | 'no-microphone' | 'offline' | 'failed';

const FAILURES: Readonly<Record<string, DictationFailure>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'no-speech': 'silent',
  'audio-capture': 'no-microphone',
  network: 'offline',
};

interface DictationListener {
  /** Everything that was said so far; it may still change. */
  heard: (spoken: string) => void;
  /** @param failure null after an ordinary end. */
  ended: (failure: DictationFailure | null) => void;
}

export interface Dictation {
  /** Ends it; what was said last still arrives. */
  stop(): void;
  /** Ends it at once, and nothing more arrives. */
  abort(): void;
}

/** Listens in the browser's language until the person stops or is silent for a while. */
export function startDictation({ heard, ended }: DictationListener): Dictation {
  const recognition = createRecognition();
  let failure: DictationFailure | null = null;
  const ending = new AbortController();
  const { signal } = ending;
  const listen = <E extends Event>(name: string, act: (event: E) => void) =>
    recognition.addEventListener(name, (event) => act(event as E), { signal });
  recognition.lang = navigator.language;
  recognition.interimResults = true;
  // Chrome on Android repeats the whole text in each of several results.
  recognition.continuous = !/Android/.test(navigator.userAgent);
  listen<RecognitionResults>('result', ({ results }) =>
    heard(Array.from(results, (result) => result[0]?.transcript.trim()).join(' ')),
  );
  listen<RecognitionError>('error', ({ error }) => {
    if (error !== 'aborted') failure = FAILURES[error] ?? 'failed';
  });
  listen('end', () => {
    ending.abort();
    ended(failure);
  });
  recognition.start();
  return {
    stop: () => recognition.stop(),
    abort() {
      ending.abort();
      recognition.abort();
    },
  };
}

function createRecognition(): Recognition {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    (new () => Recognition) | undefined
  >;
  const Constructor = SpeechRecognition ?? webkitSpeechRecognition;
  if (!Constructor) throw new Error('This browser has no speech recognition.');
  return new Constructor();
}
