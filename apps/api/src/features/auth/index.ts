export { openLink } from './account-link.ts';
