import { Badge } from '../../../ui/badge.tsx';
import { hasReachedLimit, type UsageStatus } from '../model/usage-status.ts';
import { usageCopy as copy } from '../usage.copy.ts';

/** Premium, or how many free messages are used: red when that is all of them (ASK-2). */
export function UsageBadge({ usage }: { usage: UsageStatus }) {
  if (usage.premium) return <Badge tone="good">{copy.premiumAccess}</Badge>;
  return (
    <Badge tone={hasReachedLimit(usage) ? 'danger' : 'neutral'}>
      {copy.freeUsed(usage.count, usage.limit)}
    </Badge>
  );
}
