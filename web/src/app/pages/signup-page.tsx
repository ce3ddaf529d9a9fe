import { Page } from '../../ui/page.tsx';

export function SignupPage() {
  return <Page title="Signup" />;
}
