/** The text of the page for unknown paths (NAV-2). */
export const notFoundCopy = {
  title: 'Page not found',
  code: '404',
  heading: 'Oops! Page not found',
  lead: 'This path leads nowhere. It may have been moved, or the address has a slip in it.',
  home: 'Return to Home',
} as const;
