import { paths } from '../../pages/paths.ts';
import { Link } from '../../ui/link.tsx';
import styles from './footer.module.css';
import { layoutCopy as copy } from './layout.copy.ts';
import { useTools } from './use-tools.tsx';

/** The footer of every page (PUR-4): the notice, the policies, and the appearance and shortcut dialogs. */
export function Footer() {
  const { dialogs, open } = useTools();
  return (
    <footer className={styles.footer}>
      <p>{copy.notice}</p>
      <nav aria-label={copy.about} className={styles.places}>
        <Link to={paths.safety}>{copy.safety}</Link>
        <Link to={paths.privacy}>{copy.privacy}</Link>
        <Link to={paths.terms}>{copy.terms}</Link>
        <button type="button" aria-haspopup="dialog" onClick={() => open('appearance')}>
          {copy.appearance}
        </button>
        <button
          type="button"
          className={styles.forKeyboards}
          aria-haspopup="dialog"
          onClick={() => open('shortcuts')}
        >
          {copy.shortcuts}
        </button>
      </nav>
      {dialogs}
    </footer>
  );
}
