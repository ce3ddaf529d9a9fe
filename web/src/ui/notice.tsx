import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './notice.module.css';

interface NoticeProps {
  tone?: 'danger' | 'good' | 'warm';
  title?: string;
  /** Spoken as soon as it appears. For what stands there from the beginning, leave it out. */
  live?: boolean;
  id?: string;
  children?: ReactNode;
}

/** A remark that belongs to what it stands beside. */
export function Notice({ tone = 'warm', title, live = false, id, children }: NoticeProps) {
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div id={id} className={classNames(styles.notice, styles[tone])} role={role}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
    </div>
  );
}
