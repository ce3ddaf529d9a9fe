import { authEndpoints } from '@app/contracts';
import { type ReactNode, useState } from 'react';
import { call } from '../../../api/call.ts';
import { CallFailure } from '../../../api/call-failure.ts';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { disputedAccounts } from '../model/dispute.ts';
import { validateReset } from '../model/forms.ts';
import { signInCopy } from '../sign-in.copy.ts';
import { FormFrame } from './form-frame.tsx';
import type { Dispute } from './reset-choice.tsx';

const copy = signInCopy.reset;

interface ResetPasswordFormProps {
  /** The token of the mail's link. */
  token: string;
  onReset: () => void;
  /** Called when several accounts claim the address. Nothing has been changed then. */
  onDisputed: (dispute: Dispute) => void;
  /** The link to request another mail; shown when the token is not valid. */
  anotherLink: ReactNode;
}

export function ResetPasswordForm({ token, onReset, onDisputed, anotherLink }: ResetPasswordFormProps) {
  const [isTokenInvalid, setTokenInvalid] = useState(false);
  const { form, field, values, sending } = useForm({
    initial: { password: '', confirmPassword: '' },
    validate: (entered) => validateReset(entered, token),
    send: async ({ password }) => {
      try {
        await call(authEndpoints.resetPassword, { body: { token, password } });
      } catch (failure) {
        const accounts = disputedAccounts(failure);
        if (!accounts) throw failure;
        return onDisputed({ accounts, password });
      }
      toast.good(copy.success);
      onReset();
    },
    // The title alone says it then.
    fallback: '',
    onFailure: (_sentence, thrown) =>
      setTokenInvalid(thrown instanceof CallFailure && 'token' in thrown.fields),
  });
  const isIncomplete = values.password === '' || values.confirmPassword === '';
  return (
    <FormFrame {...form} failureTitle={copy.failed} footer={isTokenInvalid ? anotherLink : undefined}>
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
      <Button type="submit" wide disabled={sending || isIncomplete}>
        {sending ? copy.sending : copy.submit}
      </Button>
    </FormFrame>
  );
}
