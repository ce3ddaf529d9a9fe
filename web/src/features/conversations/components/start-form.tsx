import { EMOTION_TAGS, LIMITS } from '@app/contracts';
import { type FormEvent, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { ToggleChip } from '../../../ui/toggle-chip.tsx';
import { conversationsCopy as copy } from '../conversations.copy.ts';
import { canStart, type StartDraft, withTag } from '../model/start-draft.ts';
import styles from './start-form.module.css';

interface StartFormProps {
  draft: StartDraft;
  onDraft: (draft: StartDraft) => void;
  /** Replaces the label and the action of the button when no conversation can be started (ASK-4). */
  instead: { label: string; busy: boolean; act: () => void } | null;
  starting: boolean;
  /** The number of seconds for which nothing can be sent. */
  sendDelay: number;
  onStart: () => void;
}

/** Shows the remaining characters near the limit; longer text is not cut. */
function RemainingCharacters({ text, max }: { text: string; max: number }) {
  const left = max - text.length;
  if (left > max / 10) return null;
  return (
    <p className={left < 0 ? styles.over : styles.room}>{left < 0 ? copy.over(-left) : copy.left(left)}</p>
  );
}

/** The form that starts a conversation (ASK-3 to ASK-5). */
export function StartForm({ draft, onDraft, instead, starting, sendDelay, onStart }: StartFormProps) {
  const feelingsId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (starting || sendDelay > 0 || !canStart(draft)) return;
    if (instead) instead.act();
    else onStart();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div>
        <TextField
          label={copy.title}
          name="title"
          required
          autoComplete="off"
          placeholder={copy.titlePlaceholder}
          value={draft.title}
          onChange={(event) => onDraft({ ...draft, title: event.target.value })}
        />
        <RemainingCharacters text={draft.title} max={LIMITS.title.max} />
      </div>
      <div>
        <TextArea
          label={copy.question}
          name="question"
          required
          rows={12}
          dir="auto"
          placeholder={copy.questionPlaceholder}
          value={draft.question}
          onChange={(event) => onDraft({ ...draft, question: event.target.value })}
        />
        <RemainingCharacters text={draft.question} max={LIMITS.question.max} />
      </div>
      <div className={styles.feelings}>
        <p id={feelingsId} className={styles.label}>
          {copy.emotions}
        </p>
        <fieldset className={styles.chips} aria-labelledby={feelingsId}>
          {EMOTION_TAGS.map((tag) => (
            <ToggleChip
              key={tag}
              pressed={draft.emotionTags.includes(tag)}
              onPressedChange={(marked) => onDraft(withTag(draft, tag, marked))}
            >
              {tag}
            </ToggleChip>
          ))}
        </fieldset>
      </div>
      <div className={styles.end}>
        <Button
          type="submit"
          size="l"
          disabled={!canStart(draft) || sendDelay > 0}
          busy={starting || (instead?.busy ?? false)}
        >
          {instead ? instead.label : starting ? copy.starting : copy.startChat}
        </Button>
        <div className={styles.notes}>
          {sendDelay > 0 && <p className={styles.rest}>{copy.rest(sendDelay)}</p>}
          <p>{copy.private}</p>
          <p>{copy.software}</p>
        </div>
      </div>
    </form>
  );
}
