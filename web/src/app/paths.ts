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
  weeklyCheckIn: '/library/weekly-check-in-template',
  repairAfterConflict: '/library/repair-after-conflict',
  sayingNoKindly: '/library/saying-no-kindly',
  contact: '/contact',
} as const;
