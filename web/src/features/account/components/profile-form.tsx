import { authEndpoints } from '@app/contracts';
import { call } from '../../../api/call.ts';
import { errorsOf } from '../../../forms/form-errors.ts';
import { useForm } from '../../../forms/use-form.ts';
import { sessionStore } from '../../../session/session.ts';
import { useSignedIn } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { accountCopy as copy } from '../account.copy.ts';
import styles from './account.module.css';
import { SettingsSection } from './settings-section.tsx';

const { updateProfile } = authEndpoints;

/** Who somebody is here (ACC-1). */
export function ProfileForm() {
  const { profile, session } = useSignedIn();
  const { form, field, sending, set } = useForm({
    initial: { firstName: profile.first_name, lastName: profile.last_name },
    validate: (entered) => errorsOf(updateProfile.body.safeParse(entered), entered),
    send: async (entered) => {
      const { data } = await call(updateProfile, { body: entered });
      sessionStore.update(session.token, { profile: data.profile });
      set('firstName', data.profile.first_name);
      set('lastName', data.profile.last_name);
      toast.good(copy.profileUpdated, { id: 'profile' });
    },
    fallback: copy.unexplained,
    onFailure: (sentence) => toast.danger(copy.updateFailed, { description: sentence, id: 'profile' }),
  });
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
        <Button type="submit" busy={sending}>
          {sending ? copy.saving : copy.save}
        </Button>
      </form>
    </SettingsSection>
  );
}
