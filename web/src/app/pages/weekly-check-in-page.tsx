import { weeklyCheckIn } from '../../features/guides/weekly-check-in.copy.ts';
import { GuidePage } from './guide-page.tsx';

export function WeeklyCheckInPage() {
  return <GuidePage guide={weeklyCheckIn} />;
}
