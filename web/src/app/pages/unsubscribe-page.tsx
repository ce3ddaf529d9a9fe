import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { unsubscribeCopy as copy } from '../../features/account/account.copy.ts';
import { UnsubscribeCard, UnsubscribeEnding } from '../../features/account/components/unsubscribe-card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { LetterDrawing, StrayLetterDrawing } from '../drawings/letter-drawing.tsx';
import { paths } from '../paths.ts';
import { BesidePicture } from './beside-picture.tsx';

/** Where the "unsubscribe" links of our mails lead. */
export function UnsubscribePage() {
  const [query] = useSearchParams();
  // A link is read once: what it asked for does not change under way.
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
