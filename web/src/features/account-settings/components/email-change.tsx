import { authEndpoints } from '@app/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { errorsOf } from '../../../forms/form-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { dateTimeFormat } from '../../../ui/formats.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField, TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { accountSettingsCopy as copy } from '../account-settings.copy.ts';
import { emailQuery } from '../api/account-queries.ts';
import { useAccountAction } from '../hooks/use-account-action.ts';
import { useAccountForm } from '../hooks/use-account-form.ts';
import styles from './account-settings.module.css';
import { PasswordConfirmedForm } from './password-confirmed-form.tsx';
import { SettingsSection } from './settings-section.tsx';

const moment = dateTimeFormat({ dateStyle: 'medium', timeStyle: 'short' });

/**
 * Moves the account to another address: the support that the field of the address refers to (ACC-1). The new address has to
 * confirm it (decision 0077).
 */
export function EmailChange() {
  const { data } = useQuery(emailQuery);
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  return (
    <SettingsSection title={copy.newEmail} lead={copy.newEmailLead}>
      {data?.pending && <Pending {...data.pending} />}
      {state === 'open' ? (
        <Fields onClose={() => setState('closed')} />
      ) : (
        <Button variant="secondary" autoFocus={state === 'closed'} onClick={() => setState('open')}>
          {copy.changeEmail}
        </Button>
      )}
    </SettingsSection>
  );
}

function Pending({ email, expiresAt }: { email: string; expiresAt: string }) {
  const queries = useQueryClient();
  const { busy, go } = useAccountAction(async () => {
    await call(authEndpoints.withdrawEmailChange, {});
    toast.good(copy.emailWithdrawn, { id: 'email' });
    await queries.invalidateQueries({ queryKey: emailQuery.queryKey });
  }, copy.withdrawEmailFailed);
  return (
    <>
      <Notice title={copy.emailPendingTitle} live>
        {copy.emailPending(email, moment.format(new Date(expiresAt)))}
      </Notice>
      <Button size="s" variant="secondary" busy={busy} onClick={() => go()}>
        {busy ? copy.withdrawingEmail : copy.withdrawEmail}
      </Button>
    </>
  );
}

function Fields({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (body: { email: string; password: string }) => call(authEndpoints.changeEmail, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: emailQuery.queryKey }),
  });
  const { form, field, sending } = useAccountForm({
    initial: { email: '', password: '' },
    validate: (entered) => errorsOf(authEndpoints.changeEmail.body.safeParse(entered), entered),
    send: async (entered) => {
      await change.mutateAsync(entered);
      onClose();
    },
    failed: copy.changeEmailFailed,
    id: 'email',
  });
  return (
    <PasswordConfirmedForm {...form} aria-label={copy.changeEmail}>
      <TextField
        label={copy.newEmailField}
        hint={copy.newEmailHint}
        type="email"
        autoComplete="off"
        autoFocus
        required
        {...field('email')}
      />
      <PasswordField
        label={copy.yourPassword}
        autoComplete="current-password"
        required
        {...field('password')}
      />
      <div className={styles.row}>
        <Button type="submit" busy={sending}>
          {sending ? copy.sendingLink : copy.sendLink}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </PasswordConfirmedForm>
  );
}
