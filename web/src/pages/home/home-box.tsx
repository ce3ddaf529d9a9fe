import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { StartBar } from '../../features/conversations/components/start-bar.tsx';
import { StoryField } from '../../features/conversations/components/story-field.tsx';
import { conversationsCopy } from '../../features/conversations/conversations.copy.ts';
import { handOverDraft } from '../../features/conversations/hooks/use-start-draft.ts';
import { emptyDraft, missingPart, titleOf } from '../../features/conversations/model/start-draft.ts';
import { conversationCode } from '../chat/conversation-code.ts';
import { paths } from '../paths.ts';
import { homeCopy as copy } from './home.copy.ts';
import styles from './home-page.module.css';

/** Loads the ask page while the person writes. */
function loadAskPage(): void {
  void import('../chat/ask-page.tsx').catch(() => undefined);
  void conversationCode.load();
}

/** Starts a conversation from the home page: the story only, the title is proposed. The ask page sends it. */
export function HomeBox() {
  const navigate = useNavigate();
  const field = useRef<HTMLTextAreaElement>(null);
  const [question, setQuestion] = useState('');
  const proposed = { ...emptyDraft, question };
  const draft = { ...proposed, title: titleOf(proposed) || copy.untitled };
  const missing = missingPart(draft);
  // What was written before the page was hydrated.
  useEffect(() => setQuestion(field.current?.value ?? ''), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing) return;
    handOverDraft(draft);
    void navigate(paths.ask);
  };
  return (
    <form id="box" className={styles.box} onSubmit={submit} onFocus={loadAskPage} noValidate>
      <StoryField field={field} text={question} onText={setQuestion} rows={4} />
      <StartBar
        field={field}
        onText={setQuestion}
        hint={missing && conversationsCopy.missing[missing]}
        disabled={missing !== null}
        look="start"
        label={conversationsCopy.startChat}
        busy={false}
        sendDelay={0}
      />
      <p className={styles.terms}>{conversationsCopy.private}</p>
    </form>
  );
}
