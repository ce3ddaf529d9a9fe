import type { Finding } from '@app/contracts';
import type { LabelledText } from '@app/screening-tools/dataset';
import { wilsonInterval } from '@app/screening-tools/wilson';
import { addFinding } from './chat-coach.ts';
import { describeFailure, type Layer } from './layers.ts';

interface Share {
  readonly hits: number;
  readonly of: number;
}

export interface LayerScore {
  readonly name: string;
  /** Null when the layer is not configured. */
  readonly scored: {
    /** Dangers with a finding of any kind. */
    readonly explicit: Share;
    readonly indirect: Share;
    /** Everyday texts with a finding. */
    readonly falseAlarms: Share;
    /** Of the findings in dangers, those whose gravest kind is a correct one. */
    readonly rightKind: Share;
  } | null;
  /** How often a text got no answer, by reason; such texts are in no share. */
  readonly failures: ReadonlyMap<string, number>;
}

/** What a layer found in a text, the gravest first; or why it has no answer. */
type Outcome = { readonly found: readonly Finding[] } | { readonly failure: string };

/**
 * Asks each layer about each text, so many texts at once, and scores the layers alone and together. Together, a text has
 * all findings of the layers, and a layer without an answer finds nothing, as in the product.
 */
export async function scoreLayers(
  layers: readonly Layer[],
  texts: readonly LabelledText[],
  concurrency: number,
): Promise<LayerScore[]> {
  const configured = layers.filter(({ findDangers }) => findDangers);
  const outcomes = await mapConcurrently(texts, concurrency, ({ text }) =>
    Promise.all(configured.map((layer) => ask(layer, text))),
  );
  const alone = layers.map((layer): LayerScore => {
    const at = configured.indexOf(layer);
    if (at < 0) return { name: layer.name, scored: null, failures: new Map() };
    return score(
      layer.name,
      texts,
      outcomes.map((ofText) => ofText[at] ?? { found: [] }),
    );
  });
  return [...alone, score('all together', texts, outcomes.map(combine))];
}

async function ask({ findDangers }: Layer, text: string): Promise<Outcome> {
  try {
    return { found: (await findDangers?.(text)) ?? [] };
  } catch (error) {
    return { failure: describeFailure(error) };
  }
}

function combine(outcomes: readonly Outcome[]): Outcome {
  const all = outcomes.flatMap((outcome) => ('found' in outcome ? outcome.found : []));
  return { found: all.reduce(addFinding, [] as readonly Finding[]) };
}

function score(name: string, texts: readonly LabelledText[], outcomes: readonly Outcome[]): LayerScore {
  const failures = new Map<string, number>();
  const answered: { labelled: LabelledText; gravest: Finding | undefined }[] = [];
  for (const [at, labelled] of texts.entries()) {
    const outcome = outcomes[at] ?? { found: [] };
    if ('found' in outcome) answered.push({ labelled, gravest: outcome.found[0] });
    else failures.set(outcome.failure, (failures.get(outcome.failure) ?? 0) + 1);
  }
  const found = (directness: LabelledText['directness']): Share => {
    const having = answered.filter(({ labelled }) => labelled.directness === directness);
    return { hits: having.filter(({ gravest }) => gravest).length, of: having.length };
  };
  const kinds = answered.flatMap(({ labelled: { label, also = [] }, gravest }) =>
    label && gravest ? [gravest.kind === label || also.includes(gravest.kind)] : [],
  );
  return {
    name,
    scored: {
      explicit: found('explicit'),
      indirect: found('indirect'),
      falseAlarms: found('everyday'),
      rightKind: { hits: kinds.filter(Boolean).length, of: kinds.length },
    },
    failures,
  };
}

/** Calls `work` for each item, for at most `concurrency` of them at once. */
async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const waiting = items.entries();
  const takeTurns = async () => {
    for (const [at, item] of waiting) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, takeTurns));
  return results;
}

const HEADER = ['', 'explicit, found', 'indirect, found', 'everyday, false alarms', 'kind right', 'errors'];

/** Formats the scores as a Markdown table, with 95 % intervals. */
export function formatScores(scores: readonly LayerScore[]): string {
  const rows = scores.map(({ name, scored, failures }) => {
    if (!scored) return [name, ...HEADER.slice(1).map(() => 'not configured')];
    const { explicit, indirect, falseAlarms, rightKind } = scored;
    const errors = [...failures].map(([failure, count]) => `${count} (${failure})`).join(', ');
    return [name, ...[explicit, indirect, falseAlarms, rightKind].map(formatShare), errors || '0'];
  });
  return [HEADER, HEADER.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function formatShare({ hits, of }: Share): string {
  if (of === 0) return '0 of 0';
  const { low, high } = wilsonInterval({ hits, of });
  const interval = [low, high].map((share) => (share * 100).toFixed(0)).join('–');
  return `${hits} of ${of} (${((hits / of) * 100).toFixed(1)} %, ${interval})`;
}
