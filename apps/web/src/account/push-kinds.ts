import type { Answer } from '@metade/api-client/client.ts';

export type PushKind = Answer<'getPush'>['data']['off'][number];

/** In the account page's order; the team's are for who works at a restaurant. */
export const pushKinds: Record<'own' | 'team', readonly PushKind[]> = {
  own: ['booking', 'waiting', 'reminder', 'voucher', 'rating', 'points'],
  team: ['team_booking', 'team_deadline'],
};
