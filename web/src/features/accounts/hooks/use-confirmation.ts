import { authEndpoints } from '@app/contracts';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { sentenceOf } from '../../../api/call-failure.ts';
import { accountsCopy } from '../accounts.copy.ts';
import type { Confirmation } from '../model/confirmation.ts';

export type ConfirmationState =
  | { step: 'processing' }
  | { step: 'confirmed' }
  | { step: 'failed'; sentence: string };

/** Confirms the address the link was sent to, if it is one of those links (AUT-9); repeating it is harmless. */
export function useConfirmation(confirmation: Confirmation): ConfirmationState {
  const [state, setState] = useState<ConfirmationState>({ step: 'processing' });
  const token = confirmation.kind === 'signup' ? confirmation.token : null;
  useEffect(() => {
    if (token === null) return;
    let here = true;
    call(authEndpoints.confirmEmail, { body: { token } }).then(
      () => here && setState({ step: 'confirmed' }),
      (failure: unknown) =>
        here && setState({ step: 'failed', sentence: sentenceOf(failure, accountsCopy.confirm.failed) }),
    );
    return () => {
      here = false;
    };
  }, [token]);
  return confirmation.kind === 'other' ? { step: 'confirmed' } : state;
}
