import { MendDrawing } from '../../features/guides/components/guide-drawings.tsx';
import { guideCards } from '../../features/guides/guide-cards.copy.ts';
import { repairAfterConflict } from '../../features/guides/repair-after-conflict.copy.ts';
import { paths } from '../paths.ts';
import { GuidePage } from './guide-page.tsx';

/** The guide for repairing after a conflict (LIB-3). */
export function RepairAfterConflictPage() {
  return (
    <GuidePage
      guide={repairAfterConflict}
      drawing={<MendDrawing />}
      next={{ card: guideCards.sayingNoKindly, to: paths.sayingNoKindly }}
    />
  );
}
