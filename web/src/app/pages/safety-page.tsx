import { SafetyArticle } from '../../features/safety/components/safety-article.tsx';
import { safetyCopy as copy } from '../../features/safety/safety.copy.ts';
import { Page, PageHeading } from '../../ui/page.tsx';

/** What a person in trouble can count on, and the way out (safety.md). */
export function SafetyPage() {
  return (
    <Page title={copy.title} ownHeading>
      <SafetyArticle heading={<PageHeading>{copy.title}</PageHeading>} />
    </Page>
  );
}
