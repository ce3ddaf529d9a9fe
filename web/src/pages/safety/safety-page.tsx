import { SafetyArticle } from '../../features/safety/components/safety-article.tsx';
import { safetyCopy as copy } from '../../features/safety/safety.copy.ts';
import { Page, PageHeading } from '../../ui/page.tsx';
import { ExitNote } from '../exit-note.tsx';

/** The safety page: what the product does for a person in danger, and the crisis contacts (docs/safety.md). */
export function SafetyPage() {
  return (
    <Page title={copy.title} ownHeading>
      <SafetyArticle heading={<PageHeading>{copy.title}</PageHeading>} exit={<ExitNote />} />
    </Page>
  );
}
