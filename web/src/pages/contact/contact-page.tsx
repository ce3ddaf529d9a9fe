import type { Session } from '@app/contracts';
import { useMemo, useState } from 'react';
import { ContactAside } from '../../features/contact/components/contact-aside.tsx';
import { ContactForm } from '../../features/contact/components/contact-form.tsx';
import { ContactSent } from '../../features/contact/components/contact-sent.tsx';
import { contactCopy as copy } from '../../features/contact/contact.copy.ts';
import { createContactDrafts } from '../../features/contact/model/contact-draft.ts';
import { EmergencyLine } from '../../features/safety/components/emergency-line.tsx';
import { createStoredTexts } from '../../session/stored-texts.ts';
import { useSession } from '../../session/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { paths } from '../paths.ts';
import styles from './contact-page.module.css';

/** The contact page (CON). */
export function ContactPage() {
  const { status, session } = useSession();
  return (
    <Page title={copy.title} lead={copy.lead}>
      <EmergencyLine help={<Link to={paths.safety}>{copy.dangerHelp}</Link>} />
      <div className={styles.columns}>
        <Card tone="raised">
          {/* The key resets the form for another person, so that nothing typed carries over. */}
          {status === 'loading' ? (
            <Spinner />
          ) : (
            <ContactColumn key={session?.user.id ?? 'visitor'} session={session} />
          )}
        </Card>
        <ContactAside />
      </div>
      <nav aria-label={copy.footer} className={styles.footer}>
        <Link to={paths.privacy}>{copy.privacy}</Link>
        <Link to={paths.terms}>{copy.terms}</Link>
      </nav>
    </Page>
  );
}

/** Prefills the name and address of a signed-in person. */
function prefilledDraft(session: Session | null) {
  const { first_name = '', last_name = '', email = '' } = session?.profile ?? {};
  return { fullName: `${first_name} ${last_name}`.trim(), email, subject: '', message: '' };
}

function ContactColumn({ session }: { session: Session | null }) {
  const userId = session?.user.id;
  const drafts = useMemo(
    () =>
      createContactDrafts(
        createStoredTexts(() => window.sessionStorage, userId),
        () => crypto.randomUUID(),
      ),
    [userId],
  );
  const [initial, setInitial] = useState(() => drafts.read() ?? prefilledDraft(session));
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null);
  if (sent === null) return <ContactForm initial={initial} drafts={drafts} onSent={setSent} />;
  const writeAnother = () => {
    setInitial(prefilledDraft(session));
    setSent(null);
  };
  return <ContactSent {...sent} onAnother={writeAnother} />;
}
