import { EMOTION_TAGS, LIMITS } from '@app/contracts';
import { type FormEvent, useId, useRef } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { ToggleChip } from '../../../ui/toggle-chip.tsx';
import { conversationsCopy as copy } from '../conversations.copy.ts';
import { type MissingPart, missingPart, type StartDraft, titleOf, withTag } from '../model/start-draft.ts';
import { RemainingCharacters } from './remaining-characters.tsx';
import { StartBar } from './start-bar.tsx';
import styles from './start-form.module.css';
import { StoryField } from './story-field.tsx';

interface StartFormProps {
  draft: StartDraft;
  onDraft: (draft: StartDraft) => void;
  /**
   * Replaces the label and the action of the button when no conversation can be started (ASK-4). `isRepeated`: the same is
   * offered above the form.
   */
  instead: { label: string; busy: boolean; isRepeated: boolean; act: () => void } | null;
  starting: boolean;
  /** The number of seconds for which nothing can be sent. */
  sendDelay: number;
  onStart: () => void;
}

const hintAtLimit = (missing: MissingPart | null) =>
  missing ? copy.missingAtLimit[missing] : copy.keptAtLimit;

/** The form that starts a conversation: the story first, then its title (ASK-3 to ASK-5). */
export function StartForm({ draft, onDraft, instead, starting, sendDelay, onStart }: StartFormProps) {
  const feelingsId = useId();
  const story = useRef<HTMLTextAreaElement>(null);
  const title = titleOf(draft);
  const missing = missingPart(draft);
  const setStory = (question: string) => onDraft({ ...draft, question });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (starting || sendDelay > 0 || missing) return;
    if (instead) instead.act();
    else onStart();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <StoryField field={story} text={draft.question} onText={setStory} rows={12} />
      <div>
        <TextField
          label={copy.title}
          name="title"
          required
          autoComplete="off"
          placeholder={copy.titlePlaceholder}
          value={title}
          onChange={(event) => onDraft({ ...draft, title: event.target.value })}
        />
        <RemainingCharacters text={title} max={LIMITS.title.max} />
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
      <StartBar
        field={story}
        onText={setStory}
        hint={instead ? hintAtLimit(missing) : missing && copy.missing[missing]}
        disabled={missing !== null}
        look={!instead ? 'start' : instead.isRepeated ? 'repeated' : 'offer'}
        label={instead ? instead.label : starting ? copy.starting : copy.startChat}
        busy={starting || (instead?.busy ?? false)}
        sendDelay={sendDelay}
      />
      <div className={styles.notes}>
        <p>{copy.private}</p>
        <p>{copy.software}</p>
      </div>
    </form>
  );
}
