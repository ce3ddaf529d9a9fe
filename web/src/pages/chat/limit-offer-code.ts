import { codeOnDemand } from '../../ui/code-on-demand.ts';

/** The code of the offer at the limit, for the pages without an open conversation, which contains it. */
export const limitOfferCode = codeOnDemand(() => import('./limit-offer.tsx'));
