import { useMemo } from 'react';
import { CheckInSheet } from '../../features/guides/components/check-in-sheet.tsx';
import { WeekDrawing } from '../../features/guides/components/guide-drawings.tsx';
import { guideCards } from '../../features/guides/guide-cards.copy.ts';
import { weeklyCheckIn } from '../../features/guides/weekly-check-in.copy.ts';
import { createStoredTexts } from '../../session/stored-texts.ts';
import { useSession } from '../../session/use-session.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { paths } from '../paths.ts';
import { GuidePage } from './guide-page.tsx';

const NOTHING = { get: () => null, set: () => undefined };
const WITHOUT_STORAGE = { tab: NOTHING, browser: NOTHING };

/** The guide for a weekly check-in, with a sheet to fill in (LIB-2). */
export function WeeklyCheckInPage() {
  const { session } = useSession();
  const userId = session?.user.id;
  // Prerendering does not know the browser's storage: the sheet is empty at first and filled after hydration.
  const here = useHydrated();
  return (
    <GuidePage
      guide={weeklyCheckIn}
      drawing={<WeekDrawing />}
      // The key resets the sheet for another person, so that nothing written carries over.
      tool={
        here ? (
          <StoredSheet key={userId ?? 'visitor'} userId={userId} />
        ) : (
          <CheckInSheet places={WITHOUT_STORAGE} />
        )
      }
      next={{ card: guideCards.repairAfterConflict, to: paths.repairAfterConflict }}
    />
  );
}

function StoredSheet({ userId }: { userId: string | undefined }) {
  const places = useMemo(
    () => ({
      tab: createStoredTexts(() => window.sessionStorage, userId),
      browser: createStoredTexts(() => window.localStorage, userId),
    }),
    [userId],
  );
  return <CheckInSheet places={places} />;
}
