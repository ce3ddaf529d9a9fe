/** The measured parts of the dataset, in the order of docs/safety.md. */
export const parts = [
  'cross-validated',
  'cross-validated-messages',
  'cross-validated-long',
  'held-out',
  'held-out-messages',
] as const;
export type Part = (typeof parts)[number];

export const headings: Readonly<Record<Part, string>> = {
  'cross-validated': 'Sentences of the training side, classified by models that were trained without them',
  'cross-validated-messages':
    'Messages of the training side, classified by models that were trained without them',
  'cross-validated-long':
    'Messages of the rounds among two to eight everyday ones each, classified by models that were trained without them',
  'held-out': 'The held-out part: sentences',
  'held-out-messages': 'The held-out part: messages of many sentences',
};
