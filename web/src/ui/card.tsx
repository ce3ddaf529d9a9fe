import type { ComponentPropsWithoutRef } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

interface CardProps extends ComponentPropsWithoutRef<'div'> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** `plain` lies on the page, `raised` stands out of it, `soft` is a coloured ground. */
  tone?: 'plain' | 'raised' | 'soft';
}

export function Card({ as: Tag = 'div', tone = 'plain', className, ...rest }: CardProps) {
  // One tag of several: they take the same attributes here.
  const Box = Tag as 'div';
  return <Box {...rest} className={classNames(styles.card, styles[tone], className)} />;
}
