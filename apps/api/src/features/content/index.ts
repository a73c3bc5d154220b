export { legalFacts } from './legal-facts.ts';
export { loadContent } from './load-content.ts';
export { recordConsent } from './record-consent.ts';
