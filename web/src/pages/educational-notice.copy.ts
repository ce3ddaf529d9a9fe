/** The notice of every page (PUR-4): in the footer, and in a conversation that fills the window of a phone. */
export const EDUCATIONAL_NOTICE = 'Educational content only. Not therapy or medical advice.';
