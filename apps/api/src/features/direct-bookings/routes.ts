import type { Handlers } from '../../http/call.ts';
import { addParty } from './add-party.ts';
import { moveParty } from './move-party.ts';

export const directBookingRoutes = { addParty, moveParty } satisfies Partial<Handlers>;
