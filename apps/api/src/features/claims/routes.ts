import type { Handlers } from '../../http/call.ts';
import { claimDiscount } from './claim-discount.ts';
import { readClaims } from './claim-reads.ts';
import { decideClaim } from './decide-claim.ts';
import { answerClaim, getRestaurantClaimPhoto, listRestaurantClaims } from './restaurant-claims.ts';
import { getClaimPhoto } from './get-claim-photo.ts';

export const claimRoutes = {
  claimDiscount,
  listClaims: (context, { query }) => readClaims(context, query.state, query.page),
  getClaimPhoto,
  listRestaurantClaims,
  answerClaim,
  getRestaurantClaimPhoto,
  decideClaim,
} satisfies Partial<Handlers>;
