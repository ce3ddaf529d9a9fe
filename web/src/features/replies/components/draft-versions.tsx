import { useState } from 'react';
import { Choice } from '../../../ui/choice.tsx';
import { draftCopy as copy } from '../draft.copy.ts';
import type { DraftVersion } from '../model/parse-drafts.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './draft-versions.module.css';

/** The versions of a drafted message: one is shown, the person chooses the tone and copies it. */
export function DraftVersions({ versions }: { versions: readonly DraftVersion[] }) {
  const [tone, setTone] = useState<DraftVersion['tone']>('balanced');
  const text = versions.find((version) => version.tone === tone)?.text ?? '';
  return (
    <div className={styles.versions}>
      <Choice
        legend={copy.tone}
        options={versions.map((version) => ({ value: version.tone, label: copy.tones[version.tone] }))}
        value={tone}
        onChange={setTone}
      />
      <p className={styles.text} dir="auto" aria-live="polite">
        {text}
      </p>
      <CopyButton key={tone} text={text} label={copy.copyMessage} framed />
    </div>
  );
}
