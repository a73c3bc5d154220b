import type { Handlers } from '../../http/call.ts';
import { claimDiscount } from './claim-discount.ts';
import { readClaims } from './claim-reads.ts';
import { decideClaim } from './decide-claim.ts';
import { getClaimPhoto } from './get-claim-photo.ts';

export const claimRoutes = {
  claimDiscount,
  listClaims: (context, { query }) => readClaims(context.pool, query.state, query.page),
  getClaimPhoto,
  decideClaim,
} satisfies Partial<Handlers>;
