/** The path of each page (NAV-1). */
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
  moreGuide: '/library/:slug',
  abuse: '/library/when-it-may-be-abuse',
  contact: '/contact',
  paymentSuccess: '/payment-success',
  safety: '/safety',
  privacy: '/privacy',
  terms: '/terms',
  unsubscribe: '/unsubscribe',
  changeEmail: '/change-email',
} as const;

/** The address of a conversation. */
export function conversationPath(id: string): string {
  return `${paths.ask}?conversation=${id}`;
}
