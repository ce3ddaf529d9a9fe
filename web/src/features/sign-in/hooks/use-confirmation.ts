import { authEndpoints, type ClaimedAccount, type User } from '@app/contracts';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { CallFailure, failureSentence } from '../../../api/call-failure.ts';
import { sessionStore } from '../../../session/session.ts';
import type { Confirmation } from '../model/confirmation.ts';
import { disputedAccounts } from '../model/dispute.ts';
import { signInCopy } from '../sign-in.copy.ts';

export type ConfirmationState =
  | { step: 'processing' }
  /** `isOwn`: the account that is signed in here. */
  | { step: 'confirmed'; isOwn: boolean }
  | { step: 'choosing'; accounts: readonly ClaimedAccount[]; busy: boolean; failure: string | null }
  | { step: 'failed'; sentence: string; isLinkInvalid: boolean };

/** Applies the confirmation to the session of this browser. @returns whether it is of the account that is signed in here. */
function applyToSession(user: User | undefined): boolean {
  const { session } = sessionStore.snapshot();
  if (session === null || user?.id !== session.user.id) return false;
  sessionStore.update(session.session.token, { user });
  return true;
}

/** The state after a failed attempt. A choice can be sent again unless its link is no longer valid. */
function stateAfterFailure(failure: unknown, before: ConfirmationState): ConfirmationState {
  const accounts = disputedAccounts(failure);
  if (accounts) return { step: 'choosing', accounts, busy: false, failure: null };
  const sentence = failureSentence(failure, signInCopy.confirm.failed);
  const isLinkInvalid = failure instanceof CallFailure && 'token' in failure.fields;
  if (before.step === 'choosing' && !isLinkInvalid) return { ...before, busy: false, failure: sentence };
  return { step: 'failed', sentence, isLinkInvalid };
}

/**
 * Confirms the address to which the link was sent, if the link is for a confirmation (AUT-9). It can be repeated.
 * @returns the state, a function that chooses one of several accounts, and one that tries again.
 */
export function useConfirmation(confirmation: Confirmation): {
  state: ConfirmationState;
  choose: (reference: string) => void;
  tryAgain: () => void;
} {
  const [state, setState] = useState<ConfirmationState>(
    confirmation.kind === 'other' ? { step: 'confirmed', isOwn: false } : { step: 'processing' },
  );
  const [attempt, setAttempt] = useState<{ keep?: string }>({});
  const token = confirmation.kind === 'signup' ? confirmation.token : null;
  useEffect(() => {
    if (token === null) return;
    let isMounted = true;
    call(authEndpoints.confirmEmail, { body: { token, ...attempt } }).then(
      ({ data: { user } }) => {
        const isOwn = applyToSession(user);
        if (isMounted) setState({ step: 'confirmed', isOwn });
      },
      (failure: unknown) => isMounted && setState((before) => stateAfterFailure(failure, before)),
    );
    return () => {
      isMounted = false;
    };
  }, [token, attempt]);
  const choose = (keep: string) => {
    setState((before) => (before.step === 'choosing' ? { ...before, busy: true, failure: null } : before));
    setAttempt({ keep });
  };
  const tryAgain = () => {
    setState({ step: 'processing' });
    setAttempt({});
  };
  return { state, choose, tryAgain };
}
