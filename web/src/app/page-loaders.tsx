import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { conversationCode } from '../pages/chat/conversation-code.ts';
import { paths } from '../pages/paths.ts';
import { fetchPage } from './fetch-page.ts';

type PageModule = Promise<{ default: ComponentType }>;

/** A page whose code is loaded on demand. */
function page(path: string, code: () => PageModule) {
  const load = () => fetchPage(code);
  return { path, load, Component: lazy(load) };
}

/** Pages for everybody. */
export const openPages = [
  page(paths.home, () => import('../pages/home/home-page.tsx').then((m) => ({ default: m.HomePage }))),
  page(paths.signup, () => import('../pages/auth/signup-page.tsx').then((m) => ({ default: m.SignupPage }))),
  page(paths.login, () => import('../pages/auth/login-page.tsx').then((m) => ({ default: m.LoginPage }))),
  page(paths.forgotPassword, () =>
    import('../pages/auth/forgot-password-page.tsx').then((m) => ({ default: m.ForgotPasswordPage })),
  ),
  page(paths.resetPassword, () =>
    import('../pages/auth/reset-password-page.tsx').then((m) => ({ default: m.ResetPasswordPage })),
  ),
  page(paths.confirm, () =>
    import('../pages/auth/confirm-page.tsx').then((m) => ({ default: m.ConfirmPage })),
  ),
  page(paths.library, () =>
    import('../pages/library/library-page.tsx').then((m) => ({ default: m.LibraryPage })),
  ),
  page(paths.weeklyCheckIn, () =>
    import('../pages/library/weekly-check-in-page.tsx').then((m) => ({ default: m.WeeklyCheckInPage })),
  ),
  page(paths.repairAfterConflict, () =>
    import('../pages/library/repair-after-conflict-page.tsx').then((m) => ({
      default: m.RepairAfterConflictPage,
    })),
  ),
  page(paths.sayingNoKindly, () =>
    import('../pages/library/saying-no-kindly-page.tsx').then((m) => ({ default: m.SayingNoKindlyPage })),
  ),
  page(paths.moreGuide, () =>
    import('../pages/library/more-guide-page.tsx').then((m) => ({ default: m.MoreGuidePage })),
  ),
  page(paths.paymentSuccess, () =>
    import('../pages/payment/payment-success-page.tsx').then((m) => ({ default: m.PaymentSuccessPage })),
  ),
  page(paths.contact, () =>
    import('../pages/contact/contact-page.tsx').then((m) => ({ default: m.ContactPage })),
  ),
  page(paths.safety, () =>
    import('../pages/safety/safety-page.tsx').then((m) => ({ default: m.SafetyPage })),
  ),
  page(paths.privacy, () =>
    import('../pages/legal/privacy-page.tsx').then((m) => ({ default: m.PrivacyPage })),
  ),
  page(paths.terms, () => import('../pages/legal/terms-page.tsx').then((m) => ({ default: m.TermsPage }))),
  page(paths.unsubscribe, () =>
    import('../pages/account/unsubscribe-page.tsx').then((m) => ({ default: m.UnsubscribePage })),
  ),
  page(paths.changeEmail, () =>
    import('../pages/account/change-email-page.tsx').then((m) => ({ default: m.ChangeEmailPage })),
  ),
] as const;

/** Wraps a page in `ServerState`; both are loaded together, so that other pages do not load the query library. */
function withServerState(load: () => PageModule): () => PageModule {
  return async () => {
    const [{ ServerState }, { default: Content }] = await Promise.all([import('./server-state.tsx'), load()]);
    const PageOverServerState = () => (
      <ServerState>
        <Content />
      </ServerState>
    );
    return { default: PageOverServerState };
  };
}

/** Requires signing in, unless anonymous chat is on (NAV-3, NAV-6). */
export const askPage = page(
  paths.ask,
  withServerState(() => {
    // Beside the page instead of after it.
    if (window.location.search.includes('conversation=')) void conversationCode.load();
    return import('../pages/chat/ask-page.tsx').then((m) => ({ default: m.AskPage }));
  }),
);
/** Pages that require signing in (NAV-3). */
export const signedInPages = [
  page(
    paths.dashboard,
    withServerState(() =>
      import('../pages/dashboard/dashboard-page.tsx').then((m) => ({ default: m.DashboardPage })),
    ),
  ),
  page(
    paths.account,
    withServerState(() =>
      import('../pages/account/account-page.tsx').then((m) => ({ default: m.AccountPage })),
    ),
  ),
] as const;

export const notFoundPage = page('*', () =>
  import('../pages/not-found/not-found-page.tsx').then((m) => ({ default: m.NotFoundPage })),
);

/** Starts to load the page of a path before React renders it. */
export function preloadPage(pathname: string): void {
  const all = [...openPages, askPage, ...signedInPages, notFoundPage];
  void all
    .find(({ path }) => matchPath(path, pathname))
    ?.load()
    .catch(() => undefined);
}
