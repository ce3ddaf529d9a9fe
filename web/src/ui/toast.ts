/** A short message at the edge of the screen. */
export interface Toast {
  tone: 'good' | 'warm' | 'danger';
  title: string;
  description?: string;
  /** Milliseconds; 5 s when left out. */
  duration?: number;
  /** A later toast with the same id replaces this one. */
  id?: string;
  /** A button that acts and closes the toast. `hint` says how else to do it, for people who can't reach it in time. */
  action?: { label: string; hint: string; act: () => void };
}

type Listener = () => void;
export const STORED_TOAST_KEY = 'carried_toasts';

let waiting: Toast[] = [];
let listener: Listener | undefined;

function show(toast: Toast): void {
  const isReplaced = ({ id }: Toast) => id !== undefined && id === toast.id;
  waiting = [...waiting.filter((earlier) => !isReplaced(earlier)), toast];
  listener?.();
}

type Extras = Omit<Toast, 'tone' | 'title'>;

/** Shows a toast; the toaster is loaded with the first one. */
export const toast = {
  good: (title: string, extras: Extras = {}) => show({ tone: 'good', title, ...extras }),
  warm: (title: string, extras: Extras = {}) => show({ tone: 'warm', title, ...extras }),
  danger: (title: string, extras: Extras = {}) => show({ tone: 'danger', title, ...extras }),
};

/** Stores a success toast to be shown after the reload that follows (AUT-3). */
export function toastAfterReload(title: string): void {
  try {
    sessionStorage.setItem(STORED_TOAST_KEY, JSON.stringify({ title }));
  } catch {
    toast.good(title);
  }
}

function isStoredToast(stored: unknown): stored is { title: string } {
  return (
    typeof stored === 'object' && stored !== null && 'title' in stored && typeof stored.title === 'string'
  );
}

/** Shows the toast that was stored before a reload. */
export function showStoredToast(): void {
  try {
    const json = sessionStorage.getItem(STORED_TOAST_KEY);
    sessionStorage.removeItem(STORED_TOAST_KEY);
    const stored: unknown = JSON.parse(json ?? 'null');
    if (isStoredToast(stored)) toast.good(stored.title);
  } catch {
    // A toast that cannot be read is dropped.
  }
}

/** Registers the toaster's listener for waiting toasts; calls it at once if there are any. */
export function onToast(tell: Listener): () => void {
  listener = tell;
  if (waiting.length > 0) tell();
  return () => {
    listener = undefined;
  };
}

/** Returns and removes the waiting toasts, for the toaster. */
export function takeToasts(): Toast[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
