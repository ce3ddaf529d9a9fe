import { authEndpoints } from '@app/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { accountSettingsCopy as copy } from '../account-settings.copy.ts';
import { devicesQuery } from '../api/account-queries.ts';
import { useAccountForm } from '../hooks/use-account-form.ts';
import { noPassword, type PasswordValues, passwordBody, validatePassword } from '../model/password-form.ts';
import { PasswordConfirmedForm } from './password-confirmed-form.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Changes the password of a person who knows the current one. */
export function PasswordForm() {
  const [round, setRound] = useState(0);
  return (
    <SettingsSection title={copy.password} lead={copy.passwordLead}>
      <Fields key={round} onChanged={() => setRound(round + 1)} />
    </SettingsSection>
  );
}

function Fields({ onChanged }: { onChanged: () => void }) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (entered: PasswordValues) =>
      call(authEndpoints.changePassword, { body: passwordBody(entered) }),
    // All other devices are signed out.
    onSuccess: () => void queries.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
  const { form, field, sending } = useAccountForm({
    initial: noPassword,
    validate: validatePassword,
    send: async (entered) => {
      await change.mutateAsync(entered);
      toast.good(copy.passwordUpdated);
      onChanged();
    },
    failed: copy.updateFailed,
    id: 'password',
  });
  return (
    <PasswordConfirmedForm {...form} aria-label={copy.password}>
      <PasswordField
        label={copy.currentPassword}
        autoComplete="current-password"
        required
        {...field('currentPassword')}
      />
      <PasswordField
        label={copy.newPassword}
        hint={copy.newPasswordHint}
        autoComplete="new-password"
        required
        {...field('password')}
      />
      <PasswordField
        label={copy.confirmPassword}
        autoComplete="new-password"
        required
        {...field('confirmPassword')}
      />
      <Button type="submit" variant="secondary" busy={sending}>
        {sending ? copy.changingPassword : copy.changePassword}
      </Button>
    </PasswordConfirmedForm>
  );
}
