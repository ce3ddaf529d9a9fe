import type { ConversationItem } from '@app/contracts';
import { useState } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { DialogSurface } from '../../../ui/dialog-surface.tsx';
import { listCopy } from '../conversation-list.copy.ts';
import { historyCopy as copy } from '../history.copy.ts';
import { useListDrawer } from '../hooks/use-list-drawer.ts';
import { useOptionsDialog } from '../hooks/use-options-dialog.ts';
import styles from './conversation-list.module.css';
import { ConversationList, type ConversationListProps } from './conversation-list.tsx';
import type { ConversationOptionsProps } from './conversation-options-dialog.tsx';

interface ConversationListPlaceProps
  extends Pick<ConversationListProps, 'current' | 'addressOf'>,
    Pick<ConversationOptionsProps, 'onRenamed' | 'onDeleted' | 'onRestored' | 'renderSafetyNotice'> {
  /** Whether the list is a drawer, because there is no room beside the page. */
  isDrawer: boolean;
  /** The address where a conversation is started. */
  startAt: string;
}

/** The list of conversations, beside the page or in a drawer, and the options of the one that was chosen. */
export function ConversationListPlace(props: ConversationListPlaceProps) {
  const { current, addressOf, isDrawer, startAt, renderSafetyNotice } = props;
  const { onRenamed, onDeleted, onRestored } = props;
  const drawer = useListDrawer();
  const [chosen, setChosen] = useState<ConversationItem | null>(null);
  const { Options, isOpen, show, close } = useOptionsDialog();
  const list = (
    <>
      <ButtonLink
        to={startAt}
        {...(isDrawer && { replace: true })}
        variant="secondary"
        wide
        aria-current={current === null ? 'page' : undefined}
      >
        {listCopy.startNew}
      </ButtonLink>
      <ConversationList
        current={current}
        addressOf={addressOf}
        replace={isDrawer}
        onDeleted={onDeleted}
        onRestored={onRestored}
        onChosen={({ id }) => isDrawer && id === current && drawer.close()}
        onOptions={(item) => {
          setChosen(item);
          show();
        }}
      />
    </>
  );
  return (
    <>
      {isDrawer ? (
        <DialogSurface
          drawer
          open={drawer.isOpen}
          onOpenChange={(open) => !open && drawer.close()}
          title={copy.list}
        >
          <div className={styles.drawn}>{list}</div>
        </DialogSurface>
      ) : (
        <aside className={styles.aside} aria-label={copy.list}>
          {list}
        </aside>
      )}
      {/* Not inside the drawer, so that Escape closes the options alone. */}
      {chosen && Options && (
        <Options
          key={chosen.id}
          id={chosen.id}
          title={chosen.title}
          mayChange
          open={isOpen && (!isDrawer || drawer.isOpen)}
          onClose={close}
          onRenamed={(id, title, notices) => {
            setChosen({ ...chosen, title });
            onRenamed(id, title, notices);
          }}
          onDeleted={(ids) => {
            close();
            onDeleted(ids);
          }}
          onRestored={onRestored}
          renderSafetyNotice={renderSafetyNotice}
        />
      )}
    </>
  );
}
