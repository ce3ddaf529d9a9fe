import { Fragment, type ReactNode, useMemo } from 'react';
import { type SheetStorage, WITHOUT_STORAGE } from '../../features/guides/hooks/use-sheet.ts';
import { createStoredTexts } from '../../session/stored-texts.ts';
import { useSession } from '../../session/use-session.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

type Tool = (places: SheetStorage) => ReactNode;

/** A tool with the storage of this browser. Prerendering does not know it: the tool is filled after hydration. */
export function StoredTool({ children }: { children: Tool }) {
  const { session } = useSession();
  const userId = session?.user.id;
  // The key resets the tool for another person, so that nothing written carries over.
  return useHydrated() ? (
    <WithStorage key={userId ?? 'visitor'} userId={userId}>
      {children}
    </WithStorage>
  ) : (
    <Fragment key="prerendered">{children(WITHOUT_STORAGE)}</Fragment>
  );
}

function WithStorage({ userId, children }: { userId: string | undefined; children: Tool }) {
  const places = useMemo(
    () => ({
      tab: createStoredTexts(() => window.sessionStorage, userId),
      browser: createStoredTexts(() => window.localStorage, userId),
    }),
    [userId],
  );
  return children(places);
}
