import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './account-settings.module.css';

interface SettingsSectionProps {
  title: string;
  lead: string;
  tone?: 'plain' | 'danger';
  children: ReactNode;
}

/** One section of the account page: a description and its controls, side by side on wide screens. */
export function SettingsSection({ title, lead, tone = 'plain', children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className={classNames(styles.section, tone === 'danger' && styles.danger)}
    >
      <div className={styles.about}>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </div>
      <div className={styles.matter}>{children}</div>
    </Card>
  );
}
