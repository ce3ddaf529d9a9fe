import { PREMIUM_PRICE_SHORT } from '@app/contracts';
import { settings } from '../../api/page-settings.ts';

/** The text of the upper part of the home page (HOME-1 to HOME-4). */
export const homeCopy = {
  title: 'Healing starts with a conversation',
  loading: 'Loading...',
  headline: 'Healing starts with a conversation.',
  subtitle:
    'Compassionate, practical advice for love and family. Private, judgment-free, and tailored to what you’re going through.',
  ask: 'Ask your question',
  signUpToAsk: 'Sign up to ask your question',
  /** The title of a conversation whose first words are too few for one. */
  untitled: 'My question',
  terms: `${settings.freeMessagesPerMonth} free messages a month. Unlimited for ${PREMIUM_PRICE_SHORT}, once.`,
  waysTitle: 'Three ways to start',
  ways: {
    ask: {
      title: 'Ask',
      text: 'Describe what’s on your mind, in your own words and at your own pace. No one else can read it.',
      action: 'Ask a question',
    },
    coach: {
      title: 'Coach',
      text: 'Talk it through with an AI coach that listens first, then helps you find the next small step.',
      action: 'Meet your coach',
    },
    library: {
      title: 'Library',
      text: 'Short guides with advice and real-life scenarios, to read alone or together on the couch.',
      action: 'Open the library',
    },
  },
} as const;
