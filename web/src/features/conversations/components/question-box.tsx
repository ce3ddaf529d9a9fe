import type { FormEvent } from 'react';
import type { StoredTexts } from '../../../session/stored-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { conversationsCopy as copy } from '../conversations.copy.ts';
import { useStartDraft } from '../hooks/use-start-draft.ts';
import styles from './question-box.module.css';

interface QuestionBoxProps {
  texts: StoredTexts;
  /** Opens the ask form. */
  onContinue: () => void;
}

/** One field for the story. It is the draft of the ask form, which therefore goes on with the same words. */
export function QuestionBox({ texts, onContinue }: QuestionBoxProps) {
  const { draft, setDraft } = useStartDraft(texts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onContinue();
  };
  return (
    <Card tone="raised">
      <form className={styles.box} onSubmit={submit} noValidate>
        <TextArea
          label={copy.box}
          name="story"
          rows={3}
          dir="auto"
          placeholder={copy.boxPlaceholder}
          value={draft.question}
          onChange={(event) => setDraft({ ...draft, question: event.target.value })}
        />
        <div className={styles.end}>
          <Button type="submit">{copy.boxContinue}</Button>
          <p className={styles.note}>{copy.boxNote}</p>
        </div>
      </form>
    </Card>
  );
}
