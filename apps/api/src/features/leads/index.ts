export { takeUpInvitation } from './take-up-invitation.ts';
