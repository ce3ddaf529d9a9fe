import { useMemo } from 'react';
import { CheckInSheet } from '../../features/guides/components/check-in-sheet.tsx';
import { WeekDrawing } from '../../features/guides/components/guide-drawings.tsx';
import { guideCards } from '../../features/guides/guide-cards.copy.ts';
import { weeklyCheckIn } from '../../features/guides/weekly-check-in.copy.ts';
import { createKeptTexts } from '../../session/kept-texts.ts';
import { useSession } from '../../session/use-session.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { paths } from '../paths.ts';
import { GuidePage } from './guide-page.tsx';

const NOTHING = { get: () => null, set: () => undefined };
const NOWHERE = { tab: NOTHING, browser: NOTHING };

/** LIB-2. */
export function WeeklyCheckInPage() {
  const { session } = useSession();
  const userId = session?.user.id;
  // What a browser keeps is unknown where the page is rendered ahead; the sheet begins empty there, and is then filled.
  const here = useHydrated();
  return (
    <GuidePage
      guide={weeklyCheckIn}
      drawing={<WeekDrawing />}
      // Somebody else's sheet is another sheet: nothing written passes over.
      tool={here ? <OwnSheet key={userId ?? 'visitor'} userId={userId} /> : <CheckInSheet places={NOWHERE} />}
      next={{ card: guideCards.repairAfterConflict, to: paths.repairAfterConflict }}
    />
  );
}

function OwnSheet({ userId }: { userId: string | undefined }) {
  const places = useMemo(
    () => ({
      tab: createKeptTexts(() => window.sessionStorage, userId),
      browser: createKeptTexts(() => window.localStorage, userId),
    }),
    [userId],
  );
  return <CheckInSheet places={places} />;
}
