/** Texts around both policies. */
export const legalCopy = {
  short: 'In short',
  contents: 'On this page',
  updated: (day: string) => `Last updated ${day}`,
  questions: 'Have a question? Write to us, and a person will answer.',
  contact: 'Contact us',
  account: 'Account settings',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
} as const;
