import { Badge } from '../../../ui/badge.tsx';
import { atLimit, type Standing } from '../model/standing.ts';
import { usageCopy as copy } from '../usage.copy.ts';

/** Premium, or how many free messages are used: red when that is all of them (ASK-2). */
export function UsageBadge({ standing }: { standing: Standing }) {
  if (standing.premium) return <Badge tone="good">{copy.premiumAccess}</Badge>;
  return (
    <Badge tone={atLimit(standing) ? 'danger' : 'neutral'}>
      {copy.freeUsed(standing.count, standing.limit)}
    </Badge>
  );
}
