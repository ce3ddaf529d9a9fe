/** Kinds of words that a worksheet remarks on. */
const RULES = {
  /** “You always” and “you never”. */
  blame: /\b(you|he|she|they) (always|never)\b|\bas usual\b/,
  /** A demand to check or to forbid, which controls a person. */
  control:
    /\b(phone|passwords?|passcode|location|track(ing)?|texts|messages|emails?|inbox|delete|unfollow|unfriend|block|forbid|not allowed|allow you|(stop|quit|not|never|don't) (see|seeing|meet|meeting|talk|talking|text|texting|go|going)\b)/,
  /** A suspicion that is told as a fact. */
  accusation: /\b(cheat\w*|affair|lie|lies|lied|lying|liar|flirt\w*)\b/,
  /** Somebody else is named as the cause of a decision. */
  hiding:
    /\b(my |our )?(husband|wife|partner|boyfriend|girlfriend|he|she) (wants|says|said|thinks|feels|hates|doesn't|does not|won't|can't)\b/,
  reasons: /\b(because|since|as we|due to)\b/,
  apology: /\b(sorry|apologi[sz]e|forgive)\b/,
  insult: /\b(stupid|idiot|pathetic|crazy|disgusting|selfish|hate|loser|liar|psycho|narcissist)\b/,
  /** A rule that says only what is forbidden. */
  negative: /\b(no|not|never|don't|do not|stop|isn't allowed|aren't allowed)\b/,
  /** A consequence that is out of proportion. */
  tooBig:
    /\b(month|months|year|ever|forever|everything|whole summer|no (friends|food|dinner|supper|christmas|birthday))\b/,
  /** A consequence that hurts or humiliates. */
  hurting:
    /\b(hit|hits|hitting|smack\w*|slap\w*|spank\w*|belt|lock\w*|beat\w*|no (food|dinner|supper)|shame|shaming|embarrass\w*)\b/,
} as const;

export type WordRule = keyof typeof RULES;

/** A text about what some words do, with the answers in which they are looked for. */
export interface WordRemark {
  readonly rule: WordRule;
  readonly inAnswers: readonly string[];
  readonly text: string;
}

/** Finds remarks by searching for English words. It does not understand the answers. */
export function findWordRemarks(
  answers: Readonly<Record<string, string>>,
  remarks: readonly WordRemark[],
): string[] {
  return remarks
    .filter(({ rule, inAnswers }) =>
      inAnswers.some((id) => RULES[rule].test((answers[id] ?? '').toLowerCase().replaceAll('’', "'"))),
    )
    .map(({ text }) => text);
}

/** Words that are written in lower case inside a sentence. */
const LOWER =
  /^(You|We|He|She|They|It|The|This|That|There|A|An|My|Your|Our|His|Her|Their|When|If|To|Be|At|On|In|Every|No|Not|What|Just|Sometimes|For|After|Before)\b/;

/**
 * Fits an answer into the middle of a sentence.
 * @param begun the words before it, which people often repeat.
 */
export function asClause(answer: string | undefined, ...begun: readonly string[]): string {
  let text = (answer ?? '').trim().replace(/\s+/g, ' ');
  while (/[.!?…,;]$/.test(text)) text = text.slice(0, -1);
  for (const words of begun)
    if (text.toLowerCase().startsWith(`${words.toLowerCase()} `)) text = text.slice(words.length + 1);
  return text.replace(LOWER, (word) => word.toLowerCase());
}

/** Whether an answer contains a word. */
export function isAnswered(answers: Readonly<Record<string, string>>, ...ids: readonly string[]): boolean {
  return ids.every((id) => (answers[id] ?? '').trim() !== '');
}
