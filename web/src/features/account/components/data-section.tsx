import { accountEndpoints } from '@app/contracts';
import { callForFile, saveFile } from '../../../api/download.ts';
import { settings } from '../../../api/page-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { accountCopy as copy } from '../account.copy.ts';
import { useAction } from '../hooks/use-action.ts';
import { SettingsSection } from './settings-section.tsx';

/** Everything we hold about somebody, as a file of theirs. */
export function DataSection() {
  const { busy, go } = useAction(async () => {
    const file = await callForFile(accountEndpoints.exportEverything, {});
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
