import { safetyKinds } from '@app/contracts';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import { safetyCopy as copy } from '../safety.copy.ts';
import styles from './safety.module.css';
import { SafetyContacts } from './safety-contacts.tsx';
import { SafetyCounts } from './safety-counts.tsx';

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function List({ items, ordered = false }: { items: readonly string[]; ordered?: boolean }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Tag>
  );
}

/** Explains the help for people in danger (docs/safety.md), for the same kinds of danger as the screening. */
export function SafetyArticle({ heading, exit }: { heading: ReactNode; exit: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {heading}
        <p className={styles.lead}>{copy.lead}</p>
      </header>
      <Card as="section" tone="soft" className={styles.now} aria-labelledby="now-title">
        <h2 id="now-title">{copy.nowTitle}</h2>
        <p className={styles.strong}>{copy.now}</p>
        <SafetyContacts />
      </Card>
      {exit}
      <div className={styles.article}>
        <Section title={copy.exitTitle}>
          <p>{copy.exit}</p>
          <List items={copy.exitSteps} ordered />
          <h3 className={styles.further}>{copy.exitNotTitle}</h3>
          <p>{copy.exitNot}</p>
          <p>{copy.exitKept}</p>
        </Section>
        <Section title={copy.promiseTitle}>
          <p className={styles.promise}>{copy.promise}</p>
          <p>{copy.promiseHow}</p>
        </Section>
        <Section title={copy.kindsTitle}>
          <dl className={styles.kinds}>
            {safetyKinds.map((kind) => {
              const [title, text] = copy.kinds[kind];
              return (
                <div key={kind}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              );
            })}
          </dl>
        </Section>
        <Section title={copy.notTitle}>
          <List items={copy.not} />
        </Section>
        <Section title={copy.countTitle}>
          <p>{copy.count}</p>
          <SafetyCounts />
        </Section>
      </div>
    </div>
  );
}
