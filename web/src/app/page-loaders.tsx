import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { fetchPage } from './fetch-page.ts';
import { paths } from './paths.ts';

type PageModule = Promise<{ default: ComponentType }>;

/** A page whose code is fetched when it is first needed. */
function page(path: string, code: () => PageModule) {
  const load = () => fetchPage(code);
  return { path, load, Component: lazy(load) };
}

/** Open to everybody. */
export const openPages = [
  page(paths.home, () => import('./pages/home-page.tsx').then((m) => ({ default: m.HomePage }))),
  page(paths.signup, () => import('./pages/signup-page.tsx').then((m) => ({ default: m.SignupPage }))),
  page(paths.login, () => import('./pages/login-page.tsx').then((m) => ({ default: m.LoginPage }))),
  page(paths.forgotPassword, () =>
    import('./pages/forgot-password-page.tsx').then((m) => ({ default: m.ForgotPasswordPage })),
  ),
  page(paths.resetPassword, () =>
    import('./pages/reset-password-page.tsx').then((m) => ({ default: m.ResetPasswordPage })),
  ),
  page(paths.confirm, () => import('./pages/confirm-page.tsx').then((m) => ({ default: m.ConfirmPage }))),
  page(paths.library, () => import('./pages/library-page.tsx').then((m) => ({ default: m.LibraryPage }))),
  page(paths.weeklyCheckIn, () =>
    import('./pages/weekly-check-in-page.tsx').then((m) => ({ default: m.WeeklyCheckInPage })),
  ),
  page(paths.repairAfterConflict, () =>
    import('./pages/repair-after-conflict-page.tsx').then((m) => ({ default: m.RepairAfterConflictPage })),
  ),
  page(paths.sayingNoKindly, () =>
    import('./pages/saying-no-kindly-page.tsx').then((m) => ({ default: m.SayingNoKindlyPage })),
  ),
  page(paths.paymentSuccess, () =>
    import('./pages/payment-success-page.tsx').then((m) => ({ default: m.PaymentSuccessPage })),
  ),
  page(paths.contact, () => import('./pages/contact-page.tsx').then((m) => ({ default: m.ContactPage }))),
  page(paths.safety, () => import('./pages/safety-page.tsx').then((m) => ({ default: m.SafetyPage }))),
  page(paths.privacy, () => import('./pages/privacy-page.tsx').then((m) => ({ default: m.PrivacyPage }))),
  page(paths.terms, () => import('./pages/terms-page.tsx').then((m) => ({ default: m.TermsPage }))),
  page(paths.unsubscribe, () =>
    import('./pages/unsubscribe-page.tsx').then((m) => ({ default: m.UnsubscribePage })),
  ),
] as const;

/** A page over the server's state: both are fetched at once, so that pages which need none of it stay light. */
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

/** Behind the sign-in, unless a setting opens it (NAV-3, NAV-6). */
export const askPage = page(
  paths.ask,
  withServerState(() => import('./pages/ask-page.tsx').then((m) => ({ default: m.AskPage }))),
);
/** Behind the sign-in (NAV-3). */
export const signedInPages = [
  page(
    paths.dashboard,
    withServerState(() => import('./pages/dashboard-page.tsx').then((m) => ({ default: m.DashboardPage }))),
  ),
  page(
    paths.account,
    withServerState(() => import('./pages/account-page.tsx').then((m) => ({ default: m.AccountPage }))),
  ),
] as const;

export const notFoundPage = page('*', () =>
  import('./pages/not-found-page.tsx').then((m) => ({ default: m.NotFoundPage })),
);

/** Begins to fetch the page of a path before React asks for it. */
export function preloadPage(pathname: string): void {
  const all = [...openPages, askPage, ...signedInPages, notFoundPage];
  void all
    .find(({ path }) => matchPath(path, pathname))
    ?.load()
    .catch(() => undefined);
}
