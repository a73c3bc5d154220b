export { coverOf } from './cover-of.ts';
export { firstCovers } from './first-content.ts';
export { legalFacts } from './legal-facts.ts';
export { readDocument } from './read-document.ts';
export { loadContent } from './load-content.ts';
export { recordConsent } from './record-consent.ts';
