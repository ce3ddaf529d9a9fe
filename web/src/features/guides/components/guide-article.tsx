import type { Guide, GuideBlock } from '../guide.ts';
import styles from './guide-article.module.css';
import { GuideSayings } from './guide-sayings.tsx';
import { GuideSteps } from './guide-steps.tsx';

/** A guide below its title. */
export function GuideArticle({ guide }: { guide: Guide }) {
  return (
    <article className={styles.article}>
      <p className={styles.opening}>{guide.opening}</p>
      {guide.sections.map(({ heading, blocks }) => (
        <section key={heading} className={styles.section}>
          <h2>{heading}</h2>
          {blocks.map((block) => (
            <Block key={block.kind} block={block} />
          ))}
        </section>
      ))}
    </article>
  );
}

function Block({ block }: { block: GuideBlock }) {
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
    case 'sayings':
      return <GuideSayings sayings={block.items} />;
  }
}
