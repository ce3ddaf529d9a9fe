import { authEndpoints } from '@app/contracts';
import { type ReactNode, useState } from 'react';
import { call } from '../../../api/call.ts';
import { CallFailure } from '../../../api/call-failure.ts';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { accountsCopy } from '../accounts.copy.ts';
import { validateReset } from '../model/reset-form.ts';
import { FormFrame } from './form-frame.tsx';

const copy = accountsCopy.reset;

interface ResetPasswordFormProps {
  /** Out of the mail's link. */
  token: string;
  onReset: () => void;
  /** The link for whoever needs another mail; shown when this one's token no longer works. */
  anotherLink: ReactNode;
}

export function ResetPasswordForm({ token, onReset, anotherLink }: ResetPasswordFormProps) {
  const [spent, setSpent] = useState(false);
  const { form, field, values, sending } = useForm({
    initial: { password: '', confirmPassword: '' },
    validate: (entered) => validateReset(entered, token),
    send: async ({ password }) => {
      await call(authEndpoints.resetPassword, { body: { token, password } });
      toast.good(copy.success);
      onReset();
    },
    fallback: copy.failed,
    onFailure: (sentence, thrown) => {
      setSpent(thrown instanceof CallFailure && 'token' in thrown.fields);
      toast.danger(copy.failed, { description: sentence });
    },
  });
  const empty = values.password === '' || values.confirmPassword === '';
  return (
    <FormFrame {...form} footer={spent ? anotherLink : undefined}>
      <PasswordField
        label={copy.password}
        hint={copy.passwordHint}
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
      <Button type="submit" wide disabled={sending || empty}>
        {sending ? copy.sending : copy.submit}
      </Button>
    </FormFrame>
  );
}
