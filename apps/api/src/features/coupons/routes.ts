import type { Handlers } from '../../http/call.ts';
import { createCoupon } from './create-coupon.ts';
import { exportCoupons } from './export-coupons.ts';
import { getCouponCodes } from './get-coupon-codes.ts';
import { getCoupon } from './get-coupon.ts';
import { listCoupons } from './list-coupons.ts';
import { saveCoupon } from './save-coupon.ts';
import { switchCoupons } from './switch-coupons.ts';

export const couponRoutes = {
  listCoupons,
  exportCoupons,
  getCoupon,
  createCoupon,
  saveCoupon,
  switchCoupons,
  getCouponCodes,
} satisfies Partial<Handlers>;
