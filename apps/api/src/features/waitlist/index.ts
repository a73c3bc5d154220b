export { sweepWaitlists } from './sweep-waitlists.ts';
export { serveWaitlist } from './serve-waitlist.ts';
