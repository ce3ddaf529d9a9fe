import { repairAfterConflict } from '../../features/guides/repair-after-conflict.copy.ts';
import { GuidePage } from './guide-page.tsx';

export function RepairAfterConflictPage() {
  return <GuidePage guide={repairAfterConflict} />;
}
