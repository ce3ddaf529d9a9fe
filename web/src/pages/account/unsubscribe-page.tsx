import { useState } from 'react';
import { unsubscribeCopy as copy } from '../../features/account-settings/account-settings.copy.ts';
import {
  UnsubscribeCard,
  UnsubscribeEnding,
} from '../../features/account-settings/components/unsubscribe-card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { useSearchParams } from '../../ui/use-search-params.ts';
import { BesidePicture } from '../beside-picture.tsx';
import { LetterDrawing, StrayLetterDrawing } from '../form-drawings.tsx';
import { paths } from '../paths.ts';

/** The target page of the "unsubscribe" links in our mails. */
export function UnsubscribePage() {
  const [query] = useSearchParams();
  // The link is parsed once, so that it does not change while it is processed.
  const [token] = useState(() => query.get('token') ?? '');
  const [state, setState] = useState<'asking' | 'done' | 'invalid'>(token === '' ? 'invalid' : 'asking');
  if (state === 'asking')
    return (
      <BesidePicture picture={<LetterDrawing />}>
        <Page key="asking" title={copy.title} lead={copy.lead} width="narrow">
          <UnsubscribeCard
            token={token}
            onDone={() => setState('done')}
            onInvalid={() => setState('invalid')}
          />
        </Page>
      </BesidePicture>
    );
  const done = state === 'done';
  return (
    <BesidePicture picture={done ? <LetterDrawing /> : <StrayLetterDrawing />}>
      <Page key={state} title={done ? copy.doneTitle : copy.invalidTitle} width="narrow">
        <UnsubscribeEnding sentences={done ? [copy.done, copy.again] : [copy.invalid]}>
          <ButtonLink to={paths.account} variant="secondary" wide>
            {copy.toAccount}
          </ButtonLink>
        </UnsubscribeEnding>
      </Page>
    </BesidePicture>
  );
}
