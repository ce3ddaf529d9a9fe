import { useAction } from '../../../forms/use-action.ts';
import { toast } from '../../../ui/toast.ts';
import { usageCopy as copy } from '../usage.copy.ts';

/** Opens the checkout in this window, for the ask page (PAY-2). Its code is loaded when it is used. */
export function useCheckoutHere() {
  return useAction(
    async () => (await import('../check-out.ts')).checkOutHere(),
    () => toast.danger(copy.checkoutError, { description: copy.checkoutFallback }),
  );
}
