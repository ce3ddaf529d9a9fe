import { authEndpoints, type Device } from '@app/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { CallFailure } from '../../../api/call-failure.ts';
import { signOut } from '../../../session/sign-out.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { accountCopy as copy } from '../account.copy.ts';
import { devicesQuery } from '../api/account-queries.ts';
import { useAction } from '../hooks/use-action.ts';
import styles from './account.module.css';
import { DevicesDrawing } from './devices-drawing.tsx';
import { Loaded } from './loaded.tsx';
import { SettingsSection } from './settings-section.tsx';

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const inWords = (iso: string) => moment.format(new Date(iso));

/** Ends the session of one device; one that is over already is what was wanted. */
async function end({ id }: Device): Promise<void> {
  try {
    await call(authEndpoints.endSession, { params: { id } });
  } catch (failure) {
    if (!(failure instanceof CallFailure && failure.code === 'not_found')) throw failure;
  }
}

function DeviceRow({ device }: { device: Device }) {
  const queries = useQueryClient();
  const { busy, go } = useAction(async () => {
    await end(device);
    toast.good(copy.deviceSignedOut, { id: 'device' });
    await queries.invalidateQueries({ queryKey: devicesQuery.queryKey });
  }, copy.signOutFailed);
  return (
    <li className={styles.device}>
      <div>
        <p className={styles.strong}>{device.device}</p>
        <p className={styles.soft}>{copy.lastActive(inWords(device.lastSeenAt))}</p>
        <p className={styles.soft}>{copy.signedInAt(inWords(device.createdAt))}</p>
      </div>
      {device.current ? (
        <Badge tone="good">{copy.thisDevice}</Badge>
      ) : (
        <Button
          size="s"
          variant="secondary"
          busy={busy}
          aria-label={copy.signOutDeviceName(device.device)}
          onClick={() => go()}
        >
          {copy.signOutDevice}
        </Button>
      )}
    </li>
  );
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  const { busy, go } = useAction(async () => {
    await Promise.all(devices.filter(({ current }) => !current).map(end));
    await signOut();
  }, copy.signOutFailed);
  return (
    <>
      <ul className={styles.devices}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {devices.length === 1 && (
        <div className={styles.alone}>
          <DevicesDrawing />
          <p>{copy.onlyHere}</p>
        </div>
      )}
      <Button variant="secondary" busy={busy} onClick={() => go()}>
        {copy.signOutEverywhere}
      </Button>
    </>
  );
}

/** Where somebody is signed in, and the way to end that. */
export function DevicesPanel() {
  const query = useQuery(devicesQuery);
  return (
    <SettingsSection title={copy.devices} lead={copy.devicesLead}>
      <Loaded query={query} failed={copy.devicesFailed}>
        {(devices) => <DeviceList devices={devices} />}
      </Loaded>
    </SettingsSection>
  );
}
