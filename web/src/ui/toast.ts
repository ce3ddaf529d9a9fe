/** What passes by at the edge of the screen: what was done, or what could not be. */
export interface Toast {
  tone: 'good' | 'warm' | 'danger';
  title: string;
  description?: string;
  /** Milliseconds; 5 s when left out. */
  duration?: number;
  /** A toast of the same id takes this one's place. */
  id?: string;
}

type Listener = () => void;
export const CARRIED_KEY = 'carried_toasts';

let waiting: Toast[] = [];
let listener: Listener | undefined;

function show(toast: Toast): void {
  waiting.push(toast);
  listener?.();
}

type Extras = Omit<Toast, 'tone' | 'title'>;

/** Shows a toast; the toaster itself is fetched with the first one. */
export const toast = {
  good: (title: string, extras: Extras = {}) => show({ tone: 'good', title, ...extras }),
  warm: (title: string, extras: Extras = {}) => show({ tone: 'warm', title, ...extras }),
  danger: (title: string, extras: Extras = {}) => show({ tone: 'danger', title, ...extras }),
};

/** Shows good news after the reload that is about to happen, which would take it away (AUT-3). */
export function carryGoodNews(title: string): void {
  try {
    sessionStorage.setItem(CARRIED_KEY, JSON.stringify({ title }));
  } catch {
    toast.good(title);
  }
}

function isGoodNews(carried: unknown): carried is { title: string } {
  return (
    typeof carried === 'object' && carried !== null && 'title' in carried && typeof carried.title === 'string'
  );
}

/** Shows what was carried over a reload. */
export function showCarriedNews(): void {
  try {
    const carried = sessionStorage.getItem(CARRIED_KEY);
    sessionStorage.removeItem(CARRIED_KEY);
    const news: unknown = JSON.parse(carried ?? 'null');
    if (isGoodNews(news)) toast.good(news.title);
  } catch {
    // A toast is no reason to fail.
  }
}

/** For the toaster: is told when toasts wait, at once if some do already. */
export function onToast(tell: Listener): () => void {
  listener = tell;
  if (waiting.length > 0) tell();
  return () => {
    listener = undefined;
  };
}

/** For the toaster: takes what waits. */
export function takeToasts(): Toast[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
