/** What a template says, before it has a shape. Every text is plain: the layout escapes it. */
export interface Letter {
  readonly subject: string;
  /** What a mailbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly link: string };
  /** Below the button, smaller: until when it works, and what to do if this wasn't you. */
  readonly notes: readonly string[];
}

/** The product that writes. */
export interface Letterhead {
  readonly productName: string;
  readonly publicUrl: string;
}
