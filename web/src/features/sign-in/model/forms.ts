import { authEndpoints, type Theme } from '@app/contracts';
import { errorsOf, type FormErrors } from '../../../forms/form-errors.ts';
import { signInCopy } from '../sign-in.copy.ts';

export interface LoginValues {
  email: string;
  password: string;
  /** Never sent (AUT-5). */
  remember: boolean;
}

/** Checks only that both fields are filled in (AUT-5). */
export function validateLogin({ email, password }: LoginValues): FormErrors<LoginValues> {
  const { emailRequired, passwordRequired } = signInCopy.login;
  return {
    ...(email.trim() === '' && { email: emailRequired }),
    ...(password === '' && { password: passwordRequired }),
  };
}

export interface SignupValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/**
 * The request body, without the confirmation of the password, which is checked only on the page, and with the theme that
 * the visitor chose (ACC-4).
 */
export function signupBody({ confirmPassword: _, ...body }: SignupValues, theme: Theme | null = null) {
  return { ...body, ...(theme !== null && { themePreference: theme }) };
}

/** Validates the form with the contract and compares the confirmation (AUT-2). */
export function validateSignup(values: SignupValues): FormErrors<SignupValues> {
  const errors = errorsOf(authEndpoints.signup.body.safeParse(signupBody(values)), values);
  return values.confirmPassword === values.password
    ? errors
    : { ...errors, confirmPassword: signInCopy.signup.mismatch };
}

export interface ResetValues {
  password: string;
  confirmPassword: string;
}

/** Compares the confirmation first, then validates with the contract (AUT-7). */
export function validateReset(values: ResetValues, token: string): FormErrors<ResetValues> {
  if (values.confirmPassword !== values.password) return { confirmPassword: signInCopy.reset.mismatch };
  const { password } = values;
  return errorsOf(authEndpoints.resetPassword.body.safeParse({ token, password }), values);
}
