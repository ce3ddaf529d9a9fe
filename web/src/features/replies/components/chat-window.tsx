import type { SafetyNotice } from '@app/contracts';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useChanging } from '../hooks/use-changing.ts';
import type { Drafts } from '../hooks/use-drafts.ts';
import { useNewestInView } from '../hooks/use-newest-in-view.ts';
import { useUrgentInView } from '../hooks/use-urgent-in-view.ts';
import type { TalkConductor } from '../model/conduct-talk.ts';
import { isReplying, type Talk } from '../model/talk.ts';
import { repliesCopy as copy } from '../replies.copy.ts';
import { ChatStatus } from './chat-status.tsx';
import styles from './chat-window.module.css';
import { Composer } from './composer.tsx';
import { Connection } from './connection.tsx';
import { MessageList } from './message-list.tsx';

interface ChatWindowProps {
  talk: Talk;
  conductor: TalkConductor;
  /** What is being written, which the page keeps. */
  drafts: Drafts;
  /** For so many seconds nothing can be sent. */
  rest: number;
  /** Who has an account can rate replies. */
  mayRate: boolean;
  /** How it is said who helps, when somebody may be in danger. */
  drawUrgent: (notice: SafetyNotice) => ReactNode;
  /** In the header's corner. */
  actions?: ReactNode;
}

/** Changes when there is something new to read. */
function newestOf({ messages, outgoing, phase, reply, urgent }: Talk): string {
  return `${urgent?.notice.kind} ${messages.at(-1)?.id} ${outgoing?.id} ${phase === 'failed'} ${reply !== ''}`;
}

/** Takes focus to the field, unless that would bring up a keyboard on the screen. */
function focusField(field: HTMLTextAreaElement | null): void {
  if (window.matchMedia('(pointer: fine)').matches) field?.focus({ preventScroll: true });
}

/** A conversation with the coach: what was said, and the place to say more (ASK-7 to ASK-9). */
export function ChatWindow({ talk, conductor, drafts, rest, mayRate, drawUrgent, actions }: ChatWindowProps) {
  const { list, content, waiting, toNewest, stayAt } = useNewestInView(newestOf(talk));
  useUrgentInView(talk, content, stayAt);
  const field = useRef<HTMLTextAreaElement>(null);
  // What is pressed here is gone afterwards: focus goes to where writing goes on, or stays in the list.
  const retry = useCallback(() => {
    void conductor.retry();
    focusField(field.current);
  }, [conductor]);
  const takeBack = useCallback(() => {
    conductor.takeBack();
    field.current?.focus({ preventScroll: true });
  }, [conductor]);
  const changing = useChanging({ talk, conductor, drafts, field, rest, onSent: toNewest });
  const stop = () => {
    void conductor.stop();
    focusField(field.current);
  };
  const seeNewest = () => {
    toNewest();
    list.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (document.activeElement === document.body) focusField(field.current);
  }, []);
  const replying = isReplying(talk);
  const send = (message: string) => {
    const sent = conductor.say(message);
    if (sent) toNewest();
    return sent;
  };
  return (
    <section className={styles.window} aria-labelledby="chat-title">
      <header className={styles.header}>
        <h2 id="chat-title" className={styles.title} dir="auto">
          {talk.title}
        </h2>
        {actions}
      </header>
      <div className={styles.middle}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
        <section ref={list} className={styles.scroll} tabIndex={0} aria-label={copy.messages}>
          <MessageList
            talk={talk}
            list={content}
            onRetry={retry}
            onTakeBack={takeBack}
            changing={changing}
            mayRate={mayRate}
            drawUrgent={drawUrgent}
          />
        </section>
        {waiting && (
          <Button size="s" className={styles.newer} onClick={seeNewest}>
            {copy.newMessages} ↓
          </Button>
        )}
      </div>
      <Connection talk={talk} onReconnect={() => void conductor.comeBack()} />
      <Composer
        field={field}
        text={drafts.text}
        onText={drafts.setText}
        onSend={send}
        rest={rest}
        replying={replying}
        stoppable={talk.phase === 'waiting' || talk.phase === 'streaming'}
        stopping={talk.stopping}
        onStop={stop}
      />
      <ChatStatus talk={talk} />
    </section>
  );
}

/** In the window's place while a conversation is opened, or when it can't be. */
export function ChatOpening({
  talk,
  onAgain,
  picture,
  children,
}: {
  talk: Talk;
  onAgain: () => void;
  /** Above the words, when it can't be opened. */
  picture: ReactNode;
  /** Where else to go. */
  children: ReactNode;
}) {
  if (talk.opening === 'loading' || talk.opening === 'no')
    return (
      <div className={styles.window} aria-busy="true">
        <div className={styles.opening}>
          <Spinner label={copy.loading} />
        </div>
      </div>
    );
  const missing = talk.opening === 'missing';
  return (
    <div className={classNames(styles.window, styles.instead)}>
      <div className={styles.picture}>{picture}</div>
      <div role="alert">
        <p className={styles.strong}>{missing ? copy.missing : copy.openFailed}</p>
        <p>{missing ? copy.missingLead : copy.openFailedLead}</p>
      </div>
      <div className={styles.ways}>
        {!missing && <Button onClick={onAgain}>{copy.tryAgain}</Button>}
        {children}
      </div>
    </div>
  );
}
