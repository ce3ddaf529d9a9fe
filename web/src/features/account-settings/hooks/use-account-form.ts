import { useForm } from '../../../forms/use-form.ts';
import { toast } from '../../../ui/toast.ts';
import { accountSettingsCopy as copy } from '../account-settings.copy.ts';

type FormOptions<Values> = Parameters<typeof useForm<Values & object>>[0];

/**
 * A form of the account page: a failure that no field shows is a toast.
 * @param failed the title of that toast.
 */
export function useAccountForm<Values extends object>({
  failed,
  id,
  ...options
}: Omit<FormOptions<Values>, 'fallback' | 'onFailure'> & { failed: string; id: string }) {
  const { form, ...rest } = useForm<Values>({
    ...options,
    fallback: copy.unexplained,
    onFailure: (sentence) => sentence && toast.danger(failed, { description: sentence, id }),
  });
  const { failure: _, ...formProps } = form;
  return { ...rest, form: formProps };
}
