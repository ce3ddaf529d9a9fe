import { EDUCATIONAL_NOTICE } from '../../pages/educational-notice.copy.ts';

/** The text around every page (NAV-4, NAV-5, PUR-4). */
export const layoutCopy = {
  skip: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main',
  home: (product: string) => `${product} home`,
  ask: 'Ask',
  library: 'Library',
  contact: 'Contact',
  account: 'Account',
  dashboard: 'Dashboard',
  greeting: (firstName: string | undefined) => `Hi, ${firstName?.trim() || 'there'}!`,
  signOut: 'Sign Out',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  notice: EDUCATIONAL_NOTICE,
  about: 'About this product',
  safety: 'Safety',
  privacy: 'Privacy',
  terms: 'Terms',
  appearance: 'Appearance',
  shortcuts: 'Keyboard shortcuts',
  broken: 'We couldn’t show this page',
  brokenLead: 'Something went wrong on our end. Anything you sent is safe.',
  reload: 'Reload page',
} as const;
