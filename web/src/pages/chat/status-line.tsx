import { FewLeft, Renewal } from '../../features/usage/components/renewal.tsx';
import { UsageBadge } from '../../features/usage/components/usage-badge.tsx';
import type { UsageStatus } from '../../features/usage/model/usage-status.ts';
import { Link } from '../../ui/link.tsx';
import { paths } from '../paths.ts';
import { askCopy as copy } from './ask-page.copy.ts';
import styles from './ask-page.module.css';

interface StatusLineProps {
  usage: UsageStatus;
  hasRenewal: boolean;
  isFewLeft: boolean;
}

/** The usage (ASK-2), and the way to the crisis contacts. */
export function StatusLine({ usage, hasRenewal, isFewLeft }: StatusLineProps) {
  return (
    <div className={styles.usage}>
      <UsageBadge usage={usage} />
      {hasRenewal && (isFewLeft ? <FewLeft usage={usage} /> : <Renewal usage={usage} />)}
      {/* Screening can miss a danger: crisis contacts are always one click away (docs/safety.md). */}
      <p className={styles.danger} data-help>
        <span>{copy.danger}</span> <Link to={paths.safety}>{copy.dangerHelp}</Link>
      </p>
    </div>
  );
}
