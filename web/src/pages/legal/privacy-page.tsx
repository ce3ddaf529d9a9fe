import { LegalArticle } from '../../features/legal/components/legal-article.tsx';
import { legalCopy as copy } from '../../features/legal/legal.copy.ts';
import { privacy } from '../../features/legal/privacy.copy.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { paths } from '../paths.ts';

/** The privacy policy (CON-2). */
export function PrivacyPage() {
  return (
    <Page title={privacy.title} lead={privacy.lead}>
      <LegalArticle
        document={privacy}
        end={
          <>
            <Link to={paths.contact}>{copy.contact}</Link>
            <Link to={paths.account}>{copy.account}</Link>
            <Link to={paths.terms}>{copy.terms}</Link>
          </>
        }
      />
    </Page>
  );
}
