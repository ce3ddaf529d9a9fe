import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { dateTimeFormat } from '../../../ui/formats.ts';
import { legalCopy as copy } from '../legal.copy.ts';
import type { LegalDocument, LegalSection } from '../legal-document.ts';
import styles from './legal-article.module.css';

/** Formats the date of the document in UTC, wherever the reader is. */
const day = dateTimeFormat({ dateStyle: 'long', timeZone: 'UTC' });

function Section({ id, title, paragraphs = [], points = [], after = [] }: LegalSection) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {points.length > 0 && (
        <dl className={styles.points}>
          {points.map(([term, description]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      )}
      {after.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

/** Renders a policy. @param end links for questions. */
export function LegalArticle({ document, end }: { document: LegalDocument; end: ReactNode }) {
  return (
    <div className={styles.columns}>
      <nav aria-label={copy.contents} className={styles.contents}>
        <p className={styles.label}>{copy.contents}</p>
        <ol>
          {document.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.article}>
        <Card as="section" tone="soft" aria-labelledby="short-title" className={styles.short}>
          <h2 id="short-title">{copy.short}</h2>
          <ul>
            {document.short.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
        {document.sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
        <footer className={styles.end}>
          <p>{copy.questions}</p>
          <p className={styles.links}>{end}</p>
          <p className={styles.updated}>
            <time dateTime={document.updated}>{copy.updated(day.format(new Date(document.updated)))}</time>
          </p>
        </footer>
      </article>
    </div>
  );
}
