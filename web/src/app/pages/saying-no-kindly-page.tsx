import { sayingNoKindly } from '../../features/guides/saying-no-kindly.copy.ts';
import { GuidePage } from './guide-page.tsx';

export function SayingNoKindlyPage() {
  return <GuidePage guide={sayingNoKindly} />;
}
