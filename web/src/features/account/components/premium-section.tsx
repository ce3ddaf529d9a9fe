import { billingEndpoints, type Purchase } from '@app/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../../api/call.ts';
import { keepPurchase } from '../../../session/keep-purchase.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { accountCopy as copy } from '../account.copy.ts';
import { forgetPurchase, purchaseQuery } from '../api/account-queries.ts';
import { useAction } from '../hooks/use-action.ts';
import { withdrawableUntil } from '../model/withdrawal.ts';
import styles from './account.module.css';
import { Loaded } from './loaded.tsx';
import { SettingsSection } from './settings-section.tsx';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' });

/** Gives the purchase back, once that was confirmed. */
function GiveBack() {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { busy, go } = useAction(async () => {
    await call(billingEndpoints.refund, {});
    const none: Purchase = { purchased: false, purchase_date: null };
    queries.setQueryData(purchaseQuery.queryKey, none);
    keepPurchase(none);
    forgetPurchase(queries);
    toast.good(copy.refunded, { description: copy.refundedText });
  }, copy.refundFailed);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {copy.giveBack}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={copy.giveBackTitle}
        description={copy.giveBackText}
      >
        <div className={styles.buttons}>
          <Button variant="danger" busy={busy} onClick={() => go()}>
            {busy ? copy.givingBack : copy.giveBackSure}
          </Button>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {copy.keepPremium}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function Bought({ at }: { at: string | null }) {
  const until = at === null ? null : withdrawableUntil(at);
  const open = until !== null && until.getTime() > Date.now();
  return (
    <>
      <div className={styles.stack}>
        <p className={styles.head}>
          <span className={styles.strong}>{copy.unlocked}</span>
          <Badge tone="good">{copy.oneTime}</Badge>
        </p>
        {at && <p>{copy.boughtOn(day.format(new Date(at)))}</p>}
        {until && (
          <p className={styles.soft}>
            {open ? copy.withdrawUntil(moment.format(until)) : copy.withdrawalOver}
          </p>
        )}
      </div>
      {open && <GiveBack />}
    </>
  );
}

/**
 * Whether somebody has premium, and the way back out of it.
 * @param offer leads those who have not to it.
 */
export function PremiumSection({ offer }: { offer: ReactNode }) {
  const query = useQuery(purchaseQuery);
  return (
    <SettingsSection title={copy.premium} lead={copy.premiumLead}>
      <Loaded query={query} failed={copy.purchaseFailed}>
        {({ purchased, purchase_date }) =>
          purchased ? (
            <Bought at={purchase_date} />
          ) : (
            <>
              <div>
                <p className={styles.strong}>{copy.free}</p>
                <p className={styles.soft}>{copy.freeText}</p>
              </div>
              {offer}
            </>
          )
        }
      </Loaded>
    </SettingsSection>
  );
}
