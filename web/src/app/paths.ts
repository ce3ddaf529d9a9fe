/** Where each page lives (NAV-1). */
export const paths = {
  home: '/',
  signup: '/signup',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirm: '/confirm',
  dashboard: '/dashboard',
  account: '/account',
  ask: '/ask',
  library: '/library',
  contact: '/contact',
} as const;
