import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Opens another page after a delay, unless the person leaves this one before.
 * @param replace replaces the history entry, so that Back does not return to this page.
 */
export function useRedirect(to: string, delayMs: number, { replace = false } = {}): void {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(to, { replace }), delayMs);
    return () => clearTimeout(timer);
  }, [to, delayMs, replace, navigate]);
}
