import { accountEndpoints } from '@app/contracts';
import { call } from '../../../api/call.ts';
import { signOut } from '../../../session/sign-out.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { accountCopy as copy } from '../account.copy.ts';
import { useAction } from '../hooks/use-action.ts';
import { SettingsSection } from './settings-section.tsx';

/** Leaving, for now or for good (ACC-3). @param onDeleted told when the account is gone; the session is still kept then. */
export function AccountActions({ onDeleted }: { onDeleted: () => void }) {
  const leaving = useAction(signOut, copy.signOutFailed);
  const deleting = useAction(async () => {
    if (!window.confirm(copy.deleteSure)) return;
    await call(accountEndpoints.deleteAccount, {});
    toast.good(copy.deleted);
    onDeleted();
  }, copy.deleteFailed);
  return (
    <>
      <SettingsSection title={copy.actions} lead={copy.actionsLead}>
        <Button variant="secondary" busy={leaving.busy} onClick={() => leaving.go()}>
          {copy.signOut}
        </Button>
      </SettingsSection>
      <SettingsSection title={copy.danger} lead={copy.dangerLead} tone="danger">
        <Button variant="danger" busy={deleting.busy} onClick={() => deleting.go()}>
          {deleting.busy ? copy.deleting : copy.deleteAccount}
        </Button>
      </SettingsSection>
    </>
  );
}
