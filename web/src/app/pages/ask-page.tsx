import { Page } from '../../ui/page.tsx';

export function AskPage() {
  return <Page title="Ask" />;
}
