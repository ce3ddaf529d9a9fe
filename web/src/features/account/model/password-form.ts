import { authEndpoints } from '@app/contracts';
import { errorsOf, type FormErrors } from '../../../forms/form-errors.ts';
import { accountCopy } from '../account.copy.ts';

export interface PasswordValues {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

export const noPassword: PasswordValues = { currentPassword: '', password: '', confirmPassword: '' };

/** What is sent of the form: the repetition is between the person and the page. */
export function passwordBody({ currentPassword, password }: PasswordValues) {
  return { currentPassword, password };
}

/** The contract's sentences, and the repetition. */
export function validatePassword(values: PasswordValues): FormErrors<PasswordValues> {
  const errors = errorsOf(authEndpoints.changePassword.body.safeParse(passwordBody(values)), values);
  return values.password === values.confirmPassword
    ? errors
    : { ...errors, confirmPassword: accountCopy.mismatch };
}
