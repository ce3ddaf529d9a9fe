/** What shows crisis contacts, loaded together (pages/safety-notice.tsx). */
export { CrisisCard } from './components/crisis-card.tsx';
export { PaywallLine } from './components/paywall-line.tsx';
export { QuietLine } from './components/quiet-line.tsx';
