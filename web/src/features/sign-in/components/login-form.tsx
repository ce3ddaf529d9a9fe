import { authEndpoints, type Session } from '@app/contracts';
import type { ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, PasswordField, TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { type LoginValues, validateLogin } from '../model/forms.ts';
import { signInCopy } from '../sign-in.copy.ts';
import styles from './form-frame.module.css';
import { FormFrame } from './form-frame.tsx';

const copy = signInCopy.login;
const EMPTY: LoginValues = { email: '', password: '', remember: false };

interface LoginFormProps {
  onSignedIn: (session: Session) => void;
  /** The link for people who forgot their password. */
  forgotLink: ReactNode;
  footer: ReactNode;
}

export function LoginForm({ onSignedIn, forgotLink, footer }: LoginFormProps) {
  const { form, field, values, set, sending } = useForm({
    initial: EMPTY,
    validate: validateLogin,
    send: async ({ email, password }) => {
      const { data } = await call(authEndpoints.login, { body: { email, password } });
      onSignedIn(data);
    },
    fallback: copy.failed,
    onFailure: () => toast.danger(copy.failedTitle, { id: 'sign-in' }),
  });
  return (
    <FormFrame {...form} footer={footer}>
      <TextField label={copy.email} type="email" autoComplete="username" required {...field('email')} />
      <PasswordField label={copy.password} autoComplete="current-password" required {...field('password')} />
      <div className={styles.row}>
        <Checkbox
          label={copy.remember}
          checked={values.remember}
          onChange={(event) => set('remember', event.target.checked)}
        />
        {forgotLink}
      </div>
      <Button type="submit" wide busy={sending}>
        {sending ? copy.sending : copy.submit}
      </Button>
    </FormFrame>
  );
}
