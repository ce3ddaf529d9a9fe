import { classNames } from '../../../ui/class-names.ts';
import { countLeft, formatMoment, type UsageStatus } from '../model/usage-status.ts';
import { usageCopy as copy } from '../usage.copy.ts';
import styles from './upgrade.module.css';

/** The time when the free messages renew. Until the server has responded, it only reserves the space. */
export function Renewal({ usage }: { usage: UsageStatus }) {
  if (usage.premium) return null;
  const resetsAt = usage.resetsAt;
  const moment = formatMoment(resetsAt ?? new Date().toISOString());
  return (
    <p
      className={classNames(styles.renewal, resetsAt === null && styles.untold)}
      aria-hidden={resetsAt === null}
    >
      {copy.renews(moment)}
    </p>
  );
}

/** A quiet word before the limit is reached. */
export function FewLeft({ usage }: { usage: UsageStatus }) {
  if (usage.resetsAt === null) return null;
  return <p className={styles.few}>{copy.fewLeft(countLeft(usage), formatMoment(usage.resetsAt))}</p>;
}
