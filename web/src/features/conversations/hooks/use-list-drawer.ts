import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The drawer with the list of conversations. Its button adds an entry to the browser's history, so that the back
 * button closes it and leads nowhere else.
 */
export function useListDrawer() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOpen = Object(state).list === true;
  // Escape reports twice, and the history answers later.
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = !isOpen;
  }, [isOpen]);
  return {
    isOpen,
    close() {
      if (isClosing.current) return;
      isClosing.current = true;
      void navigate(-1);
    },
  };
}
