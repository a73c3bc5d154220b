import type { Handlers } from '../../http/call.ts';
import { getRewards } from './get-rewards.ts';
import { acceptInvitation, getInvitation } from './invitations.ts';
import { listLedger } from './list-ledger.ts';
import { listVouchers } from './list-vouchers.ts';
import { redeemPoints } from './redeem-points.ts';

export const rewardRoutes = {
  getRewards,
  redeemPoints,
  listVouchers,
  listLedger,
  getInvitation,
  acceptInvitation,
} satisfies Partial<Handlers>;
