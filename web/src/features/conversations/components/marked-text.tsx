import { Fragment, memo } from 'react';
import { findWords } from '../model/found-words.ts';
import styles from './message-history.module.css';

/** A text with the words that were looked for marked in it. */
export const MarkedText = memo(function MarkedText({ text, words }: { text: string; words: string }) {
  if (words === '') return text;
  return findWords(text, words).map(({ text: part, found }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no other name than its place
    <Fragment key={at}>{found ? <mark className={styles.found}>{part}</mark> : part}</Fragment>
  ));
});
