/** What a template says, before it has a shape. Every text is plain: the layout escapes it. */
export interface Letter {
  readonly subject: string;
  /** What a mailbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Names and values, one a line: what was paid, who wrote. */
  readonly facts?: readonly Fact[];
  /** Texts to be kept as they are, line by line, selectable: somebody's message, a signed receipt. */
  readonly excerpts?: readonly { readonly label: string; readonly text: string }[];
  readonly button?: { readonly label: string; readonly link: string };
  /** Below the button, smaller: until when it works, and what to do if this wasn't you. */
  readonly notes: readonly string[];
  /** Why this mail was sent at all, as in "This mail was sent because …". */
  readonly reason?: string;
  /** The visible way out of a mail that is not part of the service itself. */
  readonly wayOut?: { readonly label: string; readonly link: string };
}

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** The product that writes. */
export interface Letterhead {
  readonly productName: string;
  readonly publicUrl: string;
}
