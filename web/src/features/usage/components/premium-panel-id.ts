/** The id of the panel that says what Premium offers, for links to it. */
export const PREMIUM_PANEL_ID = 'premium';
