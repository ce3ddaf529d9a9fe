import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { Guide, GuideBlock } from '../guide.ts';
import { guidesCopy as copy } from '../guides.copy.ts';
import styles from './guide-article.module.css';
import { GuideSteps } from './guide-steps.tsx';
import { GuideSituations, GuideTones } from './guide-tones.tsx';

interface Extras {
  /** The interactive part of the guide. */
  tool?: ReactNode;
  /** Links to help for people in danger. */
  help: ReactNode;
  /** The crisis contacts. */
  contacts?: ReactNode;
}

/** The content of a guide without its title. */
export function GuideArticle({ guide, ...extras }: { guide: Guide } & Extras) {
  return (
    <article className={styles.article}>
      <p className={styles.opening}>{guide.opening}</p>
      {guide.sections.map(({ id, heading, blocks }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className={classNames(styles.section, blocks.some(({ kind }) => kind === 'tool') && styles.sheet)}
        >
          <h2 id={`${id}-title`}>{heading}</h2>
          {blocks.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the blocks never changes
            <Block key={place} block={block} {...extras} />
          ))}
        </section>
      ))}
    </article>
  );
}

function Block({ block, tool, help, contacts }: { block: GuideBlock } & Extras) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'steps':
      return <GuideSteps steps={block.items} />;
    case 'tones':
      return <GuideTones tones={block.items} />;
    case 'situations':
      return <GuideSituations situations={block.items} />;
    case 'safety':
      return <GuideSafety text={block.text} help={help} />;
    case 'tool':
      return tool;
    case 'contacts':
      return contacts;
  }
}

/** Explains when a guide would do harm. @param help links to help. */
function GuideSafety({ text, help }: { text: string; help: ReactNode }) {
  return (
    <aside className={styles.safety} aria-label={copy.safetyTitle}>
      <p>{text}</p>
      <p>
        <strong>{copy.safetyDanger}</strong> {help}
      </p>
    </aside>
  );
}
