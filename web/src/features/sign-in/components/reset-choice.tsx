import { authEndpoints, type ClaimedAccount } from '@app/contracts';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { failureSentence } from '../../../api/call-failure.ts';
import { toast } from '../../../ui/toast.ts';
import { disputedAccounts } from '../model/dispute.ts';
import { signInCopy } from '../sign-in.copy.ts';
import { AccountChoice } from './account-choice.tsx';

const copy = signInCopy.reset;

/** A new password that could not be set yet, because several accounts claim the address. */
export interface Dispute {
  accounts: readonly ClaimedAccount[];
  password: string;
}

interface ResetChoiceProps {
  dispute: Dispute;
  /** The token of the mail's link. */
  token: string;
  onReset: () => void;
}

/** Lets the person choose the account for which the new password is set, if several accounts claim the address. */
export function ResetChoice({ dispute, token, onReset }: ResetChoiceProps) {
  const [accounts, setAccounts] = useState(dispute.accounts);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const choose = async (keep: string) => {
    setBusy(true);
    setFailure(null);
    try {
      await call(authEndpoints.resetPassword, { body: { token, password: dispute.password, keep } });
      toast.good(copy.success);
      onReset();
    } catch (thrown) {
      const others = disputedAccounts(thrown);
      if (others) setAccounts(others);
      else setFailure(failureSentence(thrown, copy.failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <AccountChoice
      accounts={accounts}
      submit={signInCopy.choice.keepAndReset}
      busy={busy}
      failure={failure}
      onChoose={(reference) => void choose(reference)}
    />
  );
}
