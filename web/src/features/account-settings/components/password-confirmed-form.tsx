import type { ComponentPropsWithRef } from 'react';
import { useSignedIn } from '../../../session/use-session.ts';
import styles from './account-settings.module.css';

/** A form in which the person enters their password. */
export function PasswordConfirmedForm({ children, ...form }: ComponentPropsWithRef<'form'>) {
  const { profile } = useSignedIn();
  return (
    <form {...form} className={styles.form}>
      {/* Tells password managers whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={profile.email} readOnly hidden />
      {children}
    </form>
  );
}
