import { authEndpoints, type Session } from '@app/contracts';
import type { ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../forms/use-form.ts';
import { readVisitorTheme } from '../../../session/theme.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField, TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { signupBody, validateSignup } from '../model/forms.ts';
import { signInCopy } from '../sign-in.copy.ts';
import styles from './form-frame.module.css';
import { FormFrame } from './form-frame.tsx';

const copy = signInCopy.signup;

interface SignupFormProps {
  /** Called when the account exists; with `null` if its address must be confirmed first (AUT-3). */
  onSignedUp: (session: Session | null) => void;
  footer: ReactNode;
  /** The terms that the person agrees to; shown above the button. */
  conditions: ReactNode;
}

export function SignupForm({ onSignedUp, footer, conditions }: SignupFormProps) {
  const { form, field, sending } = useForm({
    initial: { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' },
    validate: validateSignup,
    send: async (values) => {
      const { data } = await call(authEndpoints.signup, { body: signupBody(values, readVisitorTheme()) });
      onSignedUp(data ?? null);
    },
    fallback: copy.failed,
    onFailure: () => toast.danger(copy.failed, { id: 'sign-in' }),
  });
  return (
    <FormFrame {...form} footer={footer}>
      <div className={styles.pair}>
        <TextField label={copy.firstName} autoComplete="given-name" required {...field('firstName')} />
        <TextField label={copy.lastName} autoComplete="family-name" required {...field('lastName')} />
      </div>
      <TextField label={copy.email} type="email" autoComplete="email" required {...field('email')} />
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
      <p className={styles.small}>{conditions}</p>
      <Button type="submit" wide busy={sending}>
        {sending ? copy.sending : copy.submit}
      </Button>
    </FormFrame>
  );
}
