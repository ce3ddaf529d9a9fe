import { Fragment } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { SHORTCUTS, type Shortcut } from './shortcuts.ts';
import { toolsCopy as copy } from './tools.copy.ts';
import styles from './tools.module.css';

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  on: boolean;
  onTurn: (on: boolean) => void;
}

const NAMES: Readonly<Record<string, string>> = copy.keys;

function Row({ keys, means }: Shortcut) {
  return (
    <div className={styles.shortcut}>
      <dt>{means}</dt>
      <dd>
        {keys.map((key, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a key can occur twice, and the order never changes
          <Fragment key={i}>
            {i > 0 && <span>{copy.afterwards}</span>}
            <kbd>{NAMES[key] ?? key}</kbd>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}

/** Lists the shortcuts, with a switch that turns them off (WCAG 2.1.4). */
export function ShortcutsDialog({ open, onOpenChange, on, onTurn }: ShortcutsDialogProps) {
  const { session } = useSession();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={copy.shortcuts} description={copy.shortcutsLead}>
      <div className={styles.stack}>
        <dl className={styles.shortcuts}>
          {SHORTCUTS.filter(({ signedIn }) => session !== null || !signedIn).map((shortcut) => (
            <Row key={shortcut.means} {...shortcut} />
          ))}
        </dl>
        <Switch
          label={copy.useShortcuts}
          hint={copy.useShortcutsHint}
          checked={on}
          onChange={(event) => onTurn(event.target.checked)}
        />
      </div>
    </Dialog>
  );
}
