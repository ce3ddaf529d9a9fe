import { LIMITS } from '@app/contracts';
import { type RefObject, useId } from 'react';
import { TextArea } from '../../../ui/text-field.tsx';
import { conversationsCopy as copy } from '../conversations.copy.ts';
import { RemainingCharacters } from './remaining-characters.tsx';
import styles from './story-field.module.css';

interface StoryFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  rows: number;
}

/** The field for the story (ASK-3), with beginnings to choose from until something is typed. */
export function StoryField({ field, text, onText, rows }: StoryFieldProps) {
  const startersId = useId();
  const begin = (words: string) => {
    const area = field.current;
    if (!area) return;
    onText(`${words} `);
    area.focus();
    requestAnimationFrame(() => area.setSelectionRange(area.value.length, area.value.length));
  };
  return (
    <div className={styles.story}>
      <TextArea
        ref={field}
        label={copy.question}
        name="question"
        required
        rows={rows}
        dir="auto"
        placeholder={copy.questionPlaceholder}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <RemainingCharacters text={text} max={LIMITS.question.max} />
      {text === '' && (
        <fieldset className={styles.starters} aria-labelledby={startersId}>
          <p id={startersId}>{copy.starters}</p>
          <div className={styles.chips}>
            {copy.starterTexts.map((words) => (
              <button key={words} type="button" onClick={() => begin(words)}>
                {words}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
