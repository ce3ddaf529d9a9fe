import {
  MORE_GUIDES,
  type MoreGuideCard,
  type MoreGuideName,
  moreGuideCards,
} from '../../features/guides/guide-cards.copy.ts';
import { paths } from '../paths.ts';

export const guidePath = ({ slug }: MoreGuideCard) => paths.moreGuide.replace(':slug', slug);

/** The guide after another one. The one for people in danger neither has one nor is one. */
export function nextGuide(name: MoreGuideName): { card: MoreGuideCard; to: string } | undefined {
  if (name === 'abuse') return undefined;
  const round = MORE_GUIDES.filter((one) => one !== 'abuse');
  const card = moreGuideCards[round[(round.indexOf(name) + 1) % round.length] ?? name];
  return { card, to: guidePath(card) };
}
