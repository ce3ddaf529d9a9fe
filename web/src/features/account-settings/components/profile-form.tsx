import { authEndpoints } from '@app/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../api/call.ts';
import { errorsOf } from '../../../forms/form-errors.ts';
import { useForm } from '../../../forms/use-form.ts';
import { sessionStore } from '../../../session/session.ts';
import { createStoredTexts } from '../../../session/stored-texts.ts';
import { useSignedIn } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { accountSettingsCopy as copy } from '../account-settings.copy.ts';
import { createProfileDrafts, type ProfileDraft } from '../model/profile-draft.ts';
import styles from './account-settings.module.css';
import { SettingsSection } from './settings-section.tsx';

const { updateProfile } = authEndpoints;

/** The name and the address of the person (ACC-1). */
export function ProfileForm() {
  const { user, profile, session } = useSignedIn();
  const { first_name: firstName, last_name: lastName } = profile;
  const drafts = useMemo(
    () => createProfileDrafts(createStoredTexts(() => window.sessionStorage, user.id)),
    [user.id],
  );
  const [unsaved, setUnsaved] = useState(() => drafts.read());
  const update = useMutation({
    mutationFn: (entered: ProfileDraft) => call(updateProfile, { body: entered }),
    onSuccess: ({ data }) => sessionStore.update(session.token, { profile: data.profile }),
  });
  const { form, field, values, sending, set } = useForm({
    initial: unsaved ?? { firstName, lastName },
    validate: (entered) => errorsOf(updateProfile.body.safeParse(entered), entered),
    send: async (entered) => {
      const { data } = await update.mutateAsync(entered);
      set('firstName', data.profile.first_name);
      set('lastName', data.profile.last_name);
      setUnsaved(null);
      toast.good(copy.profileUpdated, { id: 'profile' });
    },
    fallback: copy.unexplained,
    onFailure: (sentence) =>
      toast.danger(copy.updateFailed, { ...(sentence && { description: sentence }), id: 'profile' }),
  });
  useStoredDraft(drafts, values, firstName, lastName);
  const { failure: _, ...rest } = form;
  return (
    <SettingsSection title={copy.profile} lead={copy.profileLead}>
      <form {...rest} className={styles.form} aria-label={copy.profile}>
        <div className={styles.pair}>
          <TextField label={copy.firstName} autoComplete="given-name" required {...field('firstName')} />
          <TextField label={copy.lastName} autoComplete="family-name" required {...field('lastName')} />
        </div>
        <TextField
          label={copy.email}
          hint={copy.emailFixed}
          type="email"
          name="email"
          autoComplete="email"
          readOnly
          value={profile.email}
        />
        {unsaved && (
          <p className={styles.soft} role="status">
            {copy.profileUnsaved}
          </p>
        )}
        <Button type="submit" busy={sending}>
          {sending ? copy.saving : copy.save}
        </Button>
      </form>
    </SettingsSection>
  );
}

/** Stores the names in the form while they differ from the account's. */
function useStoredDraft(
  drafts: ReturnType<typeof createProfileDrafts>,
  values: ProfileDraft,
  firstName: string,
  lastName: string,
): void {
  useEffect(() => drafts.store(values, { firstName, lastName }), [drafts, values, firstName, lastName]);
}
