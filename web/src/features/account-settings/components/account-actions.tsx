import { accountEndpoints } from '@app/contracts';
import { call } from '../../../api/call.ts';
import { signOut } from '../../../api/sign-out.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { accountSettingsCopy as copy } from '../account-settings.copy.ts';
import { useAccountAction } from '../hooks/use-account-action.ts';
import { SettingsSection } from './settings-section.tsx';

/** Sign-out and deletion of the account (ACC-3). @param onDeleted called after the deletion; the session is still stored then. */
export function AccountActions({ onDeleted }: { onDeleted: () => void }) {
  const signingOut = useAccountAction(signOut, copy.signOutFailed);
  const deleting = useAccountAction(async () => {
    if (!window.confirm(copy.deleteSure)) return;
    await call(accountEndpoints.deleteAccount, {});
    toast.good(copy.deleted);
    onDeleted();
  }, copy.deleteFailed);
  return (
    <>
      <SettingsSection title={copy.actions} lead={copy.actionsLead}>
        <Button variant="secondary" busy={signingOut.busy} onClick={() => signingOut.go()}>
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
