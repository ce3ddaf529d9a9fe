import { Link } from '../../ui/link.tsx';
import { paths } from '../paths.ts';
import styles from './footer.module.css';
import { layoutCopy as copy } from './layout.copy.ts';
import { useTools } from './use-tools.tsx';

/** What every page ends with (PUR-4): what this is not, whom it answers to, and how it looks and is worked. */
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
        <button type="button" aria-haspopup="dialog" onClick={() => open('shortcuts')}>
          {copy.shortcuts}
        </button>
      </nav>
      {dialogs}
    </footer>
  );
}
