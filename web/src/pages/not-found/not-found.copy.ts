/** The text of the page for unknown paths (NAV-2). */
export const notFoundCopy = {
  title: 'Page not found',
  code: '404',
  heading: 'Oops! Page not found',
  lead: 'We can’t find that page. The link may be old or mistyped.',
  home: 'Return to Home',
} as const;
