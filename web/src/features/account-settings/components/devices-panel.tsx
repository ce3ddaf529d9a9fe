import { authEndpoints, type Device } from '@app/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { CallFailure } from '../../../api/call-failure.ts';
import { signOut } from '../../../api/sign-out.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import drawing from '../../../ui/drawing.module.css';
import { Drawing, Heart } from '../../../ui/drawing.tsx';
import { dateTimeFormat } from '../../../ui/formats.ts';
import { toast } from '../../../ui/toast.ts';
import { accountSettingsCopy as copy } from '../account-settings.copy.ts';
import { devicesQuery } from '../api/account-queries.ts';
import { useAccountAction } from '../hooks/use-account-action.ts';
import styles from './account-settings.module.css';
import { QueryContent } from './loaded.tsx';
import { SettingsSection } from './settings-section.tsx';

const moment = dateTimeFormat({ dateStyle: 'medium', timeStyle: 'short' });
const formatTime = (iso: string) => moment.format(new Date(iso));

/** Ends the session of one device. A session that has already ended is not a failure. */
async function endSession({ id }: Device): Promise<void> {
  try {
    await call(authEndpoints.endSession, { params: { id } });
  } catch (failure) {
    if (!(failure instanceof CallFailure && failure.code === 'not_found')) throw failure;
  }
}

function DeviceRow({ device }: { device: Device }) {
  const queries = useQueryClient();
  const { busy, go } = useAccountAction(async () => {
    await endSession(device);
    toast.good(copy.deviceSignedOut, { id: 'device' });
    await queries.invalidateQueries({ queryKey: devicesQuery.queryKey });
  }, copy.signOutFailed);
  return (
    <li className={styles.device}>
      <div>
        <p className={styles.strong}>{device.device}</p>
        <p className={styles.soft}>{copy.lastActive(formatTime(device.lastSeenAt))}</p>
        <p className={styles.soft}>{copy.signedInAt(formatTime(device.createdAt))}</p>
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
  const { busy, go } = useAccountAction(async () => {
    await Promise.all(devices.filter(({ current }) => !current).map(endSession));
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

/** Lists the signed-in devices and signs them out. */
export function DevicesPanel() {
  const query = useQuery(devicesQuery);
  return (
    <SettingsSection title={copy.devices} lead={copy.devicesLead}>
      <QueryContent query={query} failed={copy.devicesFailed}>
        {(devices) => <DeviceList devices={devices} />}
      </QueryContent>
    </SettingsSection>
  );
}

/** A phone and a laptop, side by side. */
function DevicesDrawing() {
  return (
    <Drawing viewBox="0 0 220 110">
      <path className={drawing.clayGround} d="M20 98a90 90 0 0 1 180 0Z" />
      <path className={drawing.plum} d="M56 28h92a8 8 0 0 1 8 8v56H48V36a8 8 0 0 1 8-8Z" />
      <path className={drawing.sheet} d="M58 38h88v46H58Z" />
      <Heart x={102} y={61} size={24} />
      <path className={drawing.woodDeep} d="M34 88h136v4a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6Z" />
      <path className={drawing.sageDeep} d="M158 46h24a7 7 0 0 1 7 7v45h-38V53a7 7 0 0 1 7-7Z" />
      <path className={drawing.sheet} d="M157 56h26v30h-26Z" />
      <path className={classNames(drawing.line, drawing.sheetLine)} strokeWidth="4" d="M163 66h14M163 74h8" />
      <path className={drawing.wood} d="M14 96h192a5 5 0 0 1 0 10H14a5 5 0 0 1 0-10Z" />
    </Drawing>
  );
}
