import { failureSentence } from '../../../api/call-failure.ts';
import { useAction } from '../../../forms/use-action.ts';
import { toast } from '../../../ui/toast.ts';
import { accountSettingsCopy as copy } from '../account-settings.copy.ts';

/**
 * An action of the account page.
 * @param failed the title under which a failure's sentence is shown (UX-3).
 */
export function useAccountAction(act: () => Promise<void>, failed: string) {
  return useAction(act, (failure) =>
    toast.danger(failed, { description: failureSentence(failure, copy.unexplained), id: failed }),
  );
}
