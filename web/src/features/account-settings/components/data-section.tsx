import { accountEndpoints } from '@app/contracts';
import { downloadFile, saveFile } from '../../../api/download.ts';
import { settings } from '../../../api/page-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { accountSettingsCopy as copy } from '../account-settings.copy.ts';
import { useAccountAction } from '../hooks/use-account-action.ts';
import { SettingsSection } from './settings-section.tsx';

/** Downloads the export of the person's data. */
export function DataSection() {
  const { busy, go } = useAccountAction(async () => {
    const file = await downloadFile(accountEndpoints.exportEverything, {});
    saveFile(file, copy.fileName(settings.productName, new Date().toISOString().slice(0, 10)));
    toast.good(copy.downloadReady);
  }, copy.downloadFailed);
  return (
    <SettingsSection title={copy.data} lead={copy.dataLead}>
      <Button variant="secondary" busy={busy} onClick={() => go()}>
        {busy ? copy.downloading : copy.download}
      </Button>
    </SettingsSection>
  );
}
