import type { Certainty, SafetyNotice } from '@app/contracts';
import { useEffect } from 'react';
import { codeOnDemand } from '../ui/code-on-demand.ts';
import { Link } from '../ui/link.tsx';
import { paths } from './paths.ts';

/** The code of card and lines. Load it before it is needed. */
export const safetyCode = codeOnDemand(() => import('../features/safety/notices.ts'));

function useSafetyCode() {
  useEffect(() => void safetyCode.load(), []);
  return safetyCode.use();
}

/** Shown until the code is loaded, and when it can't be: the first number, and the way to all others. */
function FirstHelp({ notice, isLoading }: { notice: SafetyNotice | null; isLoading: boolean }) {
  const phone = notice?.resources[0]?.phone;
  return (
    <p aria-busy={isLoading}>
      If you’re not safe,{' '}
      {phone && (
        <>
          <a href={`tel:${phone.replace(/[^\d+*#]/g, '')}`}>call {phone}</a> or{' '}
        </>
      )}
      <Link to={paths.safety}>see who can help</Link>.
    </p>
  );
}

function ShownNotice({ notice, certainty }: { notice: SafetyNotice; certainty: Certainty }) {
  const { code, failed } = useSafetyCode();
  if (!code) return <FirstHelp notice={notice} isLoading={!failed} />;
  return certainty === 'certain' ? <code.CrisisCard notice={notice} /> : <code.QuietLine notice={notice} />;
}

/** Renders what a finding shows: the card with crisis contacts, or a quiet line if it is only likely (docs/safety.md). */
export function renderSafetyNotice(notice: SafetyNotice, certainty: Certainty) {
  return <ShownNotice notice={notice} certainty={certainty} />;
}

/** The line above an offer of payment. @param notice of the server's refusal, if there was one. */
export function PaywallHelp({ notice }: { notice: SafetyNotice | null }) {
  const { code, failed } = useSafetyCode();
  const fallback = <FirstHelp notice={notice} isLoading={!failed} />;
  return code ? <code.PaywallLine notice={notice} fallback={fallback} /> : fallback;
}
