import { authEndpoints } from '@app/contracts';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../api/call.ts';
import { errorsOf } from '../../../forms/form-errors.ts';
import { useForm } from '../../../forms/use-form.ts';
import { createKeptTexts } from '../../../session/kept-texts.ts';
import { sessionStore } from '../../../session/session.ts';
import { useSignedIn } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { accountCopy as copy } from '../account.copy.ts';
import { createProfileDrafts } from '../model/profile-draft.ts';
import styles from './account.module.css';
import { SettingsSection } from './settings-section.tsx';

const { updateProfile } = authEndpoints;

/** Who somebody is here (ACC-1). */
export function ProfileForm() {
  const { user, profile, session } = useSignedIn();
  const { first_name: firstName, last_name: lastName } = profile;
  const drafts = useMemo(
    () => createProfileDrafts(createKeptTexts(() => window.sessionStorage, user.id)),
    [user.id],
  );
  const [left, setLeft] = useState(() => drafts.read());
  const { form, field, values, sending, set } = useForm({
    initial: left ?? { firstName, lastName },
    validate: (entered) => errorsOf(updateProfile.body.safeParse(entered), entered),
    send: async (entered) => {
      const { data } = await call(updateProfile, { body: entered });
      sessionStore.update(session.token, { profile: data.profile });
      set('firstName', data.profile.first_name);
      set('lastName', data.profile.last_name);
      setLeft(null);
      toast.good(copy.profileUpdated, { id: 'profile' });
    },
    fallback: copy.unexplained,
    onFailure: (sentence) => toast.danger(copy.updateFailed, { description: sentence, id: 'profile' }),
  });
  useEffect(() => drafts.keep(values, { firstName, lastName }), [drafts, values, firstName, lastName]);
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
        {left && (
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
