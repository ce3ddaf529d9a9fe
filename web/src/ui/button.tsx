import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';

interface Look {
  /** `primary` once per view, `secondary` beside it, `quiet` in bars and lists, `danger` for irreversible actions. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'm' | 'l' | 's';
  /** As wide as its container. */
  wide?: boolean;
}

function lookOf({ variant = 'primary', size = 'm', wide = false }: Look, extra?: string): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, extra);
}

type ButtonProps = Look &
  ComponentPropsWithRef<'button'> & {
    /** An action is in progress: the button stays in the tab order and can't be pressed again. */
    busy?: boolean;
  };

export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) };
  const swallow = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...rest}
      type={type}
      className={lookOf(look, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? swallow : rest.onClick}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: Look & LinkProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) };
  return <Link {...rest} className={lookOf(look, className)} />;
}
