import { authEndpoints, type Theme } from '@app/contracts';
import { errorsOf, type FormErrors } from '../../../forms/form-errors.ts';
import { accountsCopy } from '../accounts.copy.ts';

export interface SignupValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/**
 * What is sent of the form: the repetition of the password is between the person and the page. The theme goes along that
 * was chosen here before there was an account (ACC-4).
 */
export function signupBody({ confirmPassword: _, ...body }: SignupValues, theme: Theme | null = null) {
  return { ...body, ...(theme !== null && { themePreference: theme }) };
}

/** AUT-2: the contract's sentences, and the repetition. */
export function validateSignup(values: SignupValues): FormErrors<SignupValues> {
  const errors = errorsOf(authEndpoints.signup.body.safeParse(signupBody(values)), values);
  return values.confirmPassword === values.password
    ? errors
    : { ...errors, confirmPassword: accountsCopy.signup.mismatch };
}
