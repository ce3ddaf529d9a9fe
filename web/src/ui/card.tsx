import type { ComponentPropsWithRef } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** `plain` is flat, `raised` has a shadow, `soft` has a colored background. */
  tone?: 'plain' | 'raised' | 'soft';
}

export function Card({ as: Tag = 'div', tone = 'plain', className, ...rest }: CardProps) {
  // All allowed tags accept the same attributes here.
  const Box = Tag as 'div';
  return <Box {...rest} className={classNames(styles.card, styles[tone], className)} />;
}
