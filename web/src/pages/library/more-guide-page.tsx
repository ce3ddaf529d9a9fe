import { type ComponentType, lazy } from 'react';
import { useParams } from 'react-router-dom';
import { MORE_DRAWINGS } from '../../features/guides/components/more-guide-drawings.tsx';
import { WorksheetTool } from '../../features/guides/components/worksheet-tool.tsx';
import { type MoreGuideName, moreGuideCards } from '../../features/guides/guide-cards.copy.ts';
import type { MoreGuide } from '../../features/guides/model/worksheet.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { GuidePage } from './guide-page.tsx';
import { nextGuide } from './guide-paths.ts';
import { StoredTool } from './stored-tool.tsx';

/** The page of a guide, whose texts are loaded when it is opened. */
function pageOf(name: MoreGuideName, load: () => Promise<MoreGuide>): ComponentType {
  return lazy(async () => {
    const [{ guide, worksheet }, contacts] = await Promise.all([load(), loadContacts(name)]);
    const [Drawing, next] = [MORE_DRAWINGS[name], nextGuide(name)];
    const tool = <StoredTool>{(places) => <WorksheetTool sheet={worksheet} places={places} />}</StoredTool>;
    const Content = () => <GuidePage drawing={<Drawing />} {...{ guide, tool, contacts, next }} />;
    return { default: Content };
  });
}

/** The crisis contacts, for the guide that shows them. */
async function loadContacts(name: MoreGuideName) {
  if (name !== 'abuse') return null;
  const { SafetyContacts } = await import('../../features/safety/components/safety-contacts.tsx');
  return <SafetyContacts kind="victim_of_abuse" />;
}

const pages: Record<MoreGuideName, ComponentType> = {
  jealousy: pageOf('jealousy', () =>
    import('../../features/guides/more/jealousy.ts').then((m) => m.jealousy),
  ),
  money: pageOf('money', () => import('../../features/guides/more/money.ts').then((m) => m.money)),
  inLaws: pageOf('inLaws', () => import('../../features/guides/more/in-laws.ts').then((m) => m.inLaws)),
  longDistance: pageOf('longDistance', () =>
    import('../../features/guides/more/long-distance.ts').then((m) => m.longDistance),
  ),
  breakup: pageOf('breakup', () => import('../../features/guides/more/breakup.ts').then((m) => m.breakup)),
  parenting: pageOf('parenting', () =>
    import('../../features/guides/more/parenting.ts').then((m) => m.parenting),
  ),
  abuse: pageOf('abuse', () => import('../../features/guides/more/abuse.ts').then((m) => m.abuse)),
};
const bySlug = new Map(
  Object.entries(pages).map(([name, Guide]) => [moreGuideCards[name as MoreGuideName].slug, Guide]),
);

/** The guides beside the three of the specification. */
export function MoreGuidePage() {
  const { slug = '' } = useParams();
  const Guide = bySlug.get(slug);
  return Guide ? <Guide /> : <NotFoundPage />;
}
