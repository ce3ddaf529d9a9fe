import { authEndpoints } from '@app/contracts';
import type { ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { errorsOf } from '../../../forms/form-errors.ts';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { signInCopy } from '../sign-in.copy.ts';
import { FormFrame } from './form-frame.tsx';

const copy = signInCopy.forgot;
const { forgotPassword } = authEndpoints;

interface ForgotPasswordFormProps {
  /** Called with the address to which the link was sent. */
  onSent: (email: string) => void;
  footer: ReactNode;
}

export function ForgotPasswordForm({ onSent, footer }: ForgotPasswordFormProps) {
  const { form, field, values, sending } = useForm({
    initial: { email: '' },
    validate: (entered) => errorsOf(forgotPassword.body.safeParse(entered), entered),
    send: async ({ email }) => {
      await call(forgotPassword, { body: { email } });
      toast.good(copy.success);
      onSent(email.trim());
    },
    // The title alone says it then.
    fallback: '',
  });
  return (
    <FormFrame {...form} failureTitle={copy.failed} footer={footer}>
      <TextField label={copy.email} type="email" autoComplete="email" required {...field('email')} />
      <Button type="submit" wide disabled={sending || values.email.trim() === ''}>
        {sending ? copy.sending : copy.submit}
      </Button>
    </FormFrame>
  );
}
