import { DRAFT_TONES, type DraftTone, plainText } from '@app/contracts';

export interface DraftVersion {
  readonly tone: DraftTone;
  readonly text: string;
}

/** A line that names a tone alone: `**Gentle**`, `### Gentle:`, `1. Gentle version`. */
const HEADING = new RegExp(
  `^[\\s>#*_\\d.)-]*(${DRAFT_TONES.join('|')})(?: (?:version|tone))?[*_:\\s-]*$`,
  'i',
);

/**
 * The versions of a draft, when a reply consists of all tones in any order, each once and with a text; else null, and the
 * reply is shown as any other.
 */
export function parseDrafts(reply: string): readonly DraftVersion[] | null {
  const found: { tone: string; lines: string[] }[] = [];
  for (const line of reply.split('\n')) {
    const tone = HEADING.exec(line)?.[1]?.toLowerCase();
    if (tone) found.push({ tone, lines: [] });
    else if (found.length > 0) found.at(-1)?.lines.push(line);
    else if (line.trim() !== '') return null;
  }
  if (found.length !== DRAFT_TONES.length) return null;
  const versions = DRAFT_TONES.map((tone) => ({
    tone,
    text: plainText(found.find((part) => part.tone === tone)?.lines.join('\n') ?? ''),
  }));
  return versions.every(({ text }) => text !== '') ? versions : null;
}
