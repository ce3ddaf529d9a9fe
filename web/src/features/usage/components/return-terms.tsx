import { useIsReturnable } from '../hooks/use-returnable.ts';
import { usageCopy as copy } from '../usage.copy.ts';
import styles from './upgrade.module.css';

/** The terms for returning Premium, shown before the purchase. */
export function ReturnTerms() {
  return <p className={styles.terms}>{useIsReturnable() ? copy.returnOnce : copy.returnFinal}</p>;
}
