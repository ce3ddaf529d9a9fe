import { billingEndpoints, type Purchase, WITHDRAWAL_DAYS } from '@app/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../../api/call.ts';
import { applyPurchase } from '../../../api/refresh-usage.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { dateTimeFormat } from '../../../ui/formats.ts';
import { toast } from '../../../ui/toast.ts';
import { accountSettingsCopy as copy } from '../account-settings.copy.ts';
import { invalidatePurchase, purchaseQuery } from '../api/account-queries.ts';
import { useAccountAction } from '../hooks/use-account-action.ts';
import styles from './account-settings.module.css';
import { QueryContent } from './loaded.tsx';
import { SettingsSection } from './settings-section.tsx';

const dateFormat = dateTimeFormat({ dateStyle: 'long' });
const moment = dateTimeFormat({ dateStyle: 'long', timeStyle: 'short' });

/** Returns the purchase after a confirmation. */
function ReturnPremium() {
  const queries = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const { busy, go } = useAccountAction(async () => {
    await call(billingEndpoints.refund, {});
    const none: Purchase = { purchased: false, purchase_date: null };
    queries.setQueryData(purchaseQuery.queryKey, { ...none, returnable: false });
    applyPurchase(none);
    invalidatePurchase(queries);
    toast.good(copy.refunded, { description: copy.refundedText });
  }, copy.refundFailed);
  return (
    <>
      <Button variant="secondary" onClick={() => setConfirming(true)}>
        {copy.refund}
      </Button>
      <Dialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={copy.refundTitle}
        description={copy.refundText}
      >
        <div className={styles.buttons}>
          <Button variant="danger" busy={busy} onClick={() => go()}>
            {busy ? copy.refunding : copy.refundConfirm}
          </Button>
          <Button variant="secondary" onClick={() => setConfirming(false)}>
            {copy.keepPremium}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function PurchaseDetails({ at, returnable }: { at: string | null; returnable: boolean }) {
  const until = at === null ? null : withdrawableUntil(at);
  const isWithinPeriod = until !== null && until.getTime() > Date.now();
  return (
    <>
      <div className={styles.stack}>
        <p className={styles.head}>
          <span className={styles.strong}>{copy.unlocked}</span>
          <Badge tone="good">{copy.oneTime}</Badge>
        </p>
        {at && <p>{copy.boughtOn(dateFormat.format(new Date(at)))}</p>}
        {until && (
          <p className={styles.soft}>
            {isWithinPeriod ? returnSentence(until, returnable) : copy.withdrawalOver}
          </p>
        )}
      </div>
      {isWithinPeriod && returnable && <ReturnPremium />}
    </>
  );
}

function returnSentence(until: Date, returnable: boolean): string {
  return returnable ? copy.withdrawUntil(moment.format(until)) : copy.finalPurchase;
}

/**
 * Shows the purchase and lets the person return it.
 * @param offer shown to people without Premium.
 */
export function PremiumSection({ offer }: { offer: ReactNode }) {
  const query = useQuery(purchaseQuery);
  return (
    <SettingsSection title={copy.premium} lead={copy.premiumLead}>
      <QueryContent query={query} failed={copy.purchaseFailed}>
        {({ purchased, purchase_date, returnable }) =>
          purchased ? (
            <PurchaseDetails at={purchase_date} returnable={returnable} />
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
      </QueryContent>
    </SettingsSection>
  );
}

const DAY_MS = 24 * 3_600_000;

/** The end of the period in which a purchase can be returned. @param purchasedAt ISO time. */
function withdrawableUntil(purchasedAt: string): Date {
  return new Date(Date.parse(purchasedAt) + WITHDRAWAL_DAYS * DAY_MS);
}
