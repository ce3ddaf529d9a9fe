import type { ReactNode } from 'react';

interface EntryProps {
  className: string | undefined;
  /** Marks the one with crisis contacts. */
  'data-urgent'?: boolean;
  children: ReactNode;
}

/** One entry of the list of messages, whichever passage it stands in: `li` could not be a passage's child. */
export function Entry(props: EntryProps) {
  // biome-ignore lint/a11y/useSemanticElements: see above
  return <div role="listitem" {...props} />;
}
