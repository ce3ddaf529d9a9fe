import { CheckInSheet } from '../../features/guides/components/check-in-sheet.tsx';
import { WeekDrawing } from '../../features/guides/components/guide-drawings.tsx';
import { guideCards } from '../../features/guides/guide-cards.copy.ts';
import { weeklyCheckIn } from '../../features/guides/weekly-check-in.copy.ts';
import { paths } from '../paths.ts';
import { GuidePage } from './guide-page.tsx';
import { StoredTool } from './stored-tool.tsx';

/** The guide for a weekly check-in, with a sheet to fill in (LIB-2). */
export function WeeklyCheckInPage() {
  return (
    <GuidePage
      guide={weeklyCheckIn}
      drawing={<WeekDrawing />}
      tool={<StoredTool>{(places) => <CheckInSheet places={places} />}</StoredTool>}
      next={{ card: guideCards.repairAfterConflict, to: paths.repairAfterConflict }}
    />
  );
}
