import { LIMITS, notifyEndpoints } from '@app/contracts';
import { type ReactNode, useEffect, useId } from 'react';
import { call } from '../../../api/call.ts';
import { CallFailure } from '../../../api/call-failure.ts';
import { errorsOf } from '../../../forms/form-errors.ts';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { contactCopy as copy } from '../contact.copy.ts';
import type { ContactDraft, createContactDrafts } from '../model/contact-draft.ts';
import styles from './contact.module.css';
import { SupportLink } from './support-link.tsx';

const { sendContact } = notifyEndpoints;

/** Server and network failures, whose sentences do not help the person: the fallback is shown instead (CON-4). */
const CODES_WITH_FALLBACK = ['network', 'unreadable', 'internal', 'unavailable'];

function replaceUnhelpfulSentence(thrown: unknown): never {
  const useless = thrown instanceof CallFailure && CODES_WITH_FALLBACK.includes(thrown.code);
  throw useless ? new Error(copy.failed, { cause: thrown }) : thrown;
}

/** Marks a required field visually (CON-1). Screen readers announce the `required` attribute of the field. */
function Required({ children }: { children: ReactNode }) {
  return (
    <>
      {children}{' '}
      <span aria-hidden="true" className={styles.star}>
        *
      </span>
    </>
  );
}

/** Shows the remaining characters near the limit; longer text is not cut. */
function RemainingCharacters({ text }: { text: string }) {
  const left = LIMITS.message.max - text.length;
  if (left > LIMITS.message.max / 10) return null;
  return (
    <p className={left < 0 ? styles.over : styles.room}>{left < 0 ? copy.over(-left) : copy.left(left)}</p>
  );
}

type ContactDrafts = ReturnType<typeof createContactDrafts>;

/** Stores what is in the form once it differs from what it began with. */
function useStoredDraft(drafts: ContactDrafts, values: ContactDraft, initial: ContactDraft): void {
  useEffect(() => {
    if (values !== initial) drafts.store(values);
  }, [values, initial, drafts]);
}

interface ContactFormProps {
  initial: ContactDraft;
  drafts: ContactDrafts;
  /** Told the message's reference, and where its answer goes. */
  onSent: (sent: { reference: string; email: string }) => void;
}

/** A message to support (CON-1, CON-3, CON-4). */
export function ContactForm({ initial, drafts, onSent }: ContactFormProps) {
  const failureId = useId();
  const { form, field, values, sending } = useForm<ContactDraft>({
    initial,
    validate: (entered) => errorsOf(sendContact.body.safeParse(entered), entered),
    send: async (entered) => {
      const idempotencyKey = drafts.keyFor(entered);
      const { data } = await call(sendContact, { body: entered, idempotencyKey }).catch(
        replaceUnhelpfulSentence,
      );
      drafts.clear();
      onSent({ reference: data.reference, email: entered.email.trim() });
    },
    fallback: copy.failed,
  });
  useStoredDraft(drafts, values, initial);

  const { failure, ...rest } = form;
  return (
    <form
      {...rest}
      className={styles.form}
      aria-label={copy.formLabel}
      aria-describedby={failure === null ? undefined : failureId}
    >
      {failure !== null && (
        <Notice tone="danger" id={failureId} title={copy.failedTitle} live>
          <p>{failure}</p>
          <p>
            {copy.address} <SupportLink />.
          </p>
        </Notice>
      )}
      <p className={styles.note}>
        <span aria-hidden="true" className={styles.star}>
          *
        </span>{' '}
        {copy.requiredNote}
      </p>
      <div className={styles.pair}>
        <TextField
          label={<Required>{copy.fullName}</Required>}
          autoComplete="name"
          required
          {...field('fullName')}
        />
        <TextField
          label={<Required>{copy.email}</Required>}
          type="email"
          autoComplete="email"
          required
          {...field('email')}
        />
      </div>
      <TextField
        label={<Required>{copy.subject}</Required>}
        autoComplete="off"
        required
        {...field('subject')}
      />
      <div>
        <TextArea
          label={<Required>{copy.message}</Required>}
          rows={8}
          dir="auto"
          required
          {...field('message')}
        />
        <RemainingCharacters text={values.message} />
      </div>
      <div className={styles.end}>
        <Button type="submit" size="l" busy={sending}>
          {sending ? copy.sending : copy.submit}
        </Button>
        <p className={styles.note}>{copy.kept}</p>
      </div>
    </form>
  );
}
