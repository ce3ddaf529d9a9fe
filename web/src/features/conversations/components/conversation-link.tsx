import type { ConversationItem } from '@app/contracts';
import { memo } from 'react';
import { Link } from '../../../ui/link.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { listCopy as copy } from '../conversation-list.copy.ts';
import styles from './conversation-list.module.css';
import { OptionsButton } from './conversation-options.tsx';
import { MarkedText } from './history-item.tsx';

/** A title longer than this may not fit in a line; a tooltip then shows all of it. */
const FITTING_LENGTH = 22;

interface ConversationLinkProps {
  item: ConversationItem;
  /** The address of the conversation. */
  to: string;
  isCurrent: boolean;
  /** The search text; '' for none. */
  words: string;
  /** Opening the conversation replaces the entry in the history. */
  replace: boolean;
  onChosen: (item: ConversationItem) => void;
  onOptions: (item: ConversationItem) => void;
}

/** A conversation in the list: a link that opens it, and the button for its options. */
export const ConversationLink = memo(function ConversationLink(props: ConversationLinkProps) {
  const { item, to, isCurrent, words, replace, onChosen, onOptions } = props;
  const { title, excerpt } = item;
  const link = (
    <Link
      to={to}
      replace={replace || isCurrent}
      className={styles.link}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        // The person is there already.
        if (isCurrent) event.preventDefault();
        onChosen(item);
      }}
    >
      <span className={styles.title} dir="auto">
        <MarkedText text={title} words={words} />
      </span>
      {words !== '' && excerpt && (
        <span className={styles.excerpt} dir="auto">
          <MarkedText text={excerpt} words={words} />
        </span>
      )}
    </Link>
  );
  return (
    <li className={styles.item}>
      {title.length > FITTING_LENGTH ? <Tooltip text={title}>{link}</Tooltip> : link}
      <OptionsButton label={copy.optionsOf(title)} onClick={() => onOptions(item)} />
    </li>
  );
});
