import { authEndpoints } from '@app/contracts';
import { errorsOf, type FormErrors } from '../../../forms/form-errors.ts';
import { accountsCopy } from '../accounts.copy.ts';

export interface ResetValues {
  password: string;
  confirmPassword: string;
}

/** AUT-7: the repetition first, then the contract's sentences. */
export function validateReset(values: ResetValues, token: string): FormErrors<ResetValues> {
  if (values.confirmPassword !== values.password) return { confirmPassword: accountsCopy.reset.mismatch };
  const { password } = values;
  return errorsOf(authEndpoints.resetPassword.body.safeParse({ token, password }), values);
}
