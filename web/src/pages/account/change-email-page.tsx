import { useState } from 'react';
import { changeEmailCopy } from '../../features/account-settings/account-settings.copy.ts';
import {
  EmailLinkCard,
  type EmailLinkKind,
  type EmailLinkOutcome,
} from '../../features/account-settings/components/email-link-card.tsx';
import { UnsubscribeEnding as Ending } from '../../features/account-settings/components/unsubscribe-card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { useSearchParams } from '../../ui/use-search-params.ts';
import { BesidePicture } from '../beside-picture.tsx';
import { LetterDrawing, StrayLetterDrawing } from '../form-drawings.tsx';
import { paths } from '../paths.ts';

/** The target page of the links in the mails about a change of address. */
export function ChangeEmailPage() {
  const [query] = useSearchParams();
  // The link is parsed once, so that it does not change while it is processed.
  const [{ kind, token }] = useState(() => ({
    kind: (query.get('type') === 'stop' ? 'stop' : 'confirm') as EmailLinkKind,
    token: query.get('token') ?? '',
  }));
  const [outcome, setOutcome] = useState<EmailLinkOutcome | null>(token === '' ? { kind: 'invalid' } : null);
  const copy = changeEmailCopy[kind];
  if (outcome === null)
    return (
      <BesidePicture picture={<LetterDrawing />}>
        <Page key="asking" title={copy.title} lead={copy.lead} width="narrow">
          <EmailLinkCard kind={kind} token={token} onOutcome={setOutcome} />
        </Page>
      </BesidePicture>
    );
  const { title, sentence, to, next } = endingOf(kind, outcome);
  return (
    <BesidePicture picture={outcome.kind === 'done' ? <LetterDrawing /> : <StrayLetterDrawing />}>
      <Page key={outcome.kind} title={title} width="narrow">
        <Ending sentences={[sentence]}>
          <ButtonLink to={to} variant={kind === 'stop' ? 'primary' : 'secondary'} wide>
            {next}
          </ButtonLink>
        </Ending>
      </Page>
    </BesidePicture>
  );
}

function endingOf(kind: EmailLinkKind, outcome: EmailLinkOutcome) {
  const copy = changeEmailCopy[kind];
  if (outcome.kind === 'taken') {
    const { takenTitle: title, next } = changeEmailCopy.confirm;
    return { title, sentence: outcome.sentence, to: paths.account, next };
  }
  if (outcome.kind === 'invalid')
    return {
      title: copy.invalidTitle,
      sentence: copy.invalid,
      to: kind === 'stop' ? paths.contact : paths.account,
      next: copy.invalidNext,
    };
  return {
    title: copy.doneTitle,
    sentence: copy.done,
    to: kind === 'stop' ? paths.forgotPassword : paths.account,
    next: copy.next,
  };
}
