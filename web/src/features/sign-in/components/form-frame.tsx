import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './form-frame.module.css';

interface FormFrameProps extends ComponentPropsWithRef<'form'> {
  /** Why the last attempt failed; shown above the fields. */
  failure: string | null;
  /** Shown above `failure`. */
  failureTitle?: string;
  /** Links below the form. */
  footer?: ReactNode;
}

/** The card that contains each form of this feature. */
export function FormFrame({ failure, failureTitle, footer, children, ...form }: FormFrameProps) {
  const failureId = useId();
  return (
    <Card tone="raised">
      <form {...form} className={styles.form} aria-describedby={failure === null ? undefined : failureId}>
        {failure !== null && (
          <Notice tone="danger" id={failureId} {...(failureTitle && { title: failureTitle })} live>
            {failure}
          </Notice>
        )}
        {children}
      </form>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Card>
  );
}
