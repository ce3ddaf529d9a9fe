import { LegalArticle } from '../../features/legal/components/legal-article.tsx';
import { legalCopy as copy } from '../../features/legal/legal.copy.ts';
import { terms } from '../../features/legal/terms.copy.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { paths } from '../paths.ts';

/** The terms of use (CON-2). */
export function TermsPage() {
  return (
    <Page title={terms.title} lead={terms.lead}>
      <LegalArticle
        document={terms}
        end={
          <>
            <Link to={paths.contact}>{copy.contact}</Link>
            <Link to={paths.account}>{copy.account}</Link>
            <Link to={paths.privacy}>{copy.privacy}</Link>
          </>
        }
      />
    </Page>
  );
}
