import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './notice.module.css';

interface NoticeProps {
  tone?: 'danger' | 'good' | 'warm';
  title?: string;
  /** Announced when it appears. Leave it out for a notice that is present from the start. */
  live?: boolean;
  id?: string;
  children?: ReactNode;
}

/** A notice about the content next to it. */
export function Notice({ tone = 'warm', title, live = false, id, children }: NoticeProps) {
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div id={id} className={classNames(styles.notice, styles[tone])} role={role}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
    </div>
  );
}
