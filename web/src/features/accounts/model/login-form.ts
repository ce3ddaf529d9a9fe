import type { FormErrors } from '../../../forms/form-errors.ts';
import { accountsCopy } from '../accounts.copy.ts';

export interface LoginValues {
  email: string;
  password: string;
  /** State of the form and nothing else: never sent (AUT-5). */
  remember: boolean;
}

/** Both are required, nothing else (AUT-5). */
export function validateLogin({ email, password }: LoginValues): FormErrors<LoginValues> {
  const { emailRequired, passwordRequired } = accountsCopy.login;
  return {
    ...(email.trim() === '' && { email: emailRequired }),
    ...(password === '' && { password: passwordRequired }),
  };
}
