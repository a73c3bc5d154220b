import type { Handlers } from '../../http/call.ts';
import { buyGift } from './buy-gift.ts';
import { getGiftRules } from './gift-rules.ts';
import { getGift, listGifts, refreshGift, returnGift } from './own-gifts.ts';
import { getGiftCard, redeemGift } from './redeem-gift.ts';

export const giftRoutes = {
  getGiftRules,
  buyGift,
  listGifts,
  getGift,
  refreshGift,
  returnGift,
  getGiftCard,
  redeemGift,
} satisfies Partial<Handlers>;
