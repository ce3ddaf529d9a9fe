import { GateDrawing } from '../../features/guides/components/guide-drawings.tsx';
import { PracticeNo } from '../../features/guides/components/practice-no.tsx';
import { guideCards } from '../../features/guides/guide-cards.copy.ts';
import { sayingNoKindly } from '../../features/guides/saying-no-kindly.copy.ts';
import { paths } from '../paths.ts';
import { GuidePage } from './guide-page.tsx';

/** The guide for saying no, with an exercise (LIB-4). */
export function SayingNoKindlyPage() {
  return (
    <GuidePage
      guide={sayingNoKindly}
      drawing={<GateDrawing />}
      tool={<PracticeNo />}
      next={{ card: guideCards.weeklyCheckIn, to: paths.weeklyCheckIn }}
    />
  );
}
