export { publishScheduled } from './publish-content.ts';
export { tellLegalChange } from './tell-legal-change.ts';
