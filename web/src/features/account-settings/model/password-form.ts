import { authEndpoints } from '@app/contracts';
import { errorsOf, type FormErrors } from '../../../forms/form-errors.ts';
import { accountSettingsCopy } from '../account-settings.copy.ts';

export interface PasswordValues {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

export const noPassword: PasswordValues = { currentPassword: '', password: '', confirmPassword: '' };

/** The request body. The confirmation is checked only on the page. */
export function passwordBody({ currentPassword, password }: PasswordValues) {
  return { currentPassword, password };
}

/** Validates the form with the contract and compares the confirmation. */
export function validatePassword(values: PasswordValues): FormErrors<PasswordValues> {
  const errors = errorsOf(authEndpoints.changePassword.body.safeParse(passwordBody(values)), values);
  return values.password === values.confirmPassword
    ? errors
    : { ...errors, confirmPassword: accountSettingsCopy.mismatch };
}
