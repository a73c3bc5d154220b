import type { Handlers } from '../http/call.ts';
import { accountRoutes } from './account/routes.ts';
import { adminOrderRoutes } from './admin-orders/routes.ts';
import { adminRestaurantRoutes } from './admin-restaurants/routes.ts';
import { adminReviewRoutes } from './admin-reviews/routes.ts';
import { adminRoutes } from './admins/routes.ts';
import { personRequestRoutes } from './person-requests/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { couponRoutes } from './coupons/routes.ts';
import { adminUserRoutes } from './admin-users/routes.ts';
import { approvalRoutes } from './approval/routes.ts';
import { auditLogRoutes } from './audit-log/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { calendarFeedRoutes } from './calendar-feed/routes.ts';
import { cardRoutes } from './cards/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { changeRoutes } from './changes/routes.ts';
import { cardDisputeRoutes } from './card-disputes/routes.ts';
import { failedRefundRoutes } from './failed-refunds/routes.ts';
import { claimRoutes } from './claims/routes.ts';
import { adminContentRoutes } from './admin-content/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { demandRoutes } from './demand/routes.ts';
import { giftRoutes } from './gifts/routes.ts';
import { deskRoutes } from './desk/routes.ts';
import { failureRoutes } from './failures/routes.ts';
import { listFileRoutes } from './list-files/routes.ts';
import { dinerCalendarRoutes } from './diner-calendar/routes.ts';
import { gridRoutes } from './grid/routes.ts';
import { hostRoutes } from './host/routes.ts';
import { restaurantMenuRoutes } from './restaurant-menu/routes.ts';
import { directBookingRoutes } from './direct-bookings/routes.ts';
import { restaurantProfileRoutes } from './restaurant-profile/routes.ts';
import { restaurantReviewRoutes } from './restaurant-reviews/routes.ts';
import { leadRoutes } from './leads/routes.ts';
import { licenseeRoutes } from './licensees/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { mailSettingRoutes } from './mail-settings/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { noShowRoutes } from './no-shows/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { pendingStepRoutes } from './pending-steps/routes.ts';
import { proposalRoutes } from './proposals/routes.ts';
import { reportRoutes } from './report/routes.ts';
import { reconciliationRoutes } from './reconciliation/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { reservationRoutes } from './reservations/routes.ts';
import { restaurantPictureRoutes } from './restaurant-pictures/routes.ts';
import { restaurantRoutes } from './restaurants/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { rewardRoutes } from './rewards/routes.ts';
import { marketRoutes } from './markets/routes.ts';
import { ruleRoutes } from './rules/routes.ts';
import { savedFilterRoutes } from './saved-filters/routes.ts';
import { securityLogRoutes } from './security-log/routes.ts';
import { sharedBookingRoutes } from './shared-bookings/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { teamRoutes } from './team/routes.ts';
import { teamNewsRoutes } from './team-news/routes.ts';
import { statementRoutes } from './statements/routes.ts';
import { territoryRoutes } from './territory/routes.ts';
import { voucherRoutes } from './vouchers/routes.ts';
import { waiterPinRoutes } from './waiter-pin/routes.ts';
import { waitingRoutes } from './waitlist/routes.ts';
import { walletRoutes } from './wallets/routes.ts';
import { handedHoldRoutes } from './handed-holds/routes.ts';
import { assistantRoutes } from './assistants/routes.ts';
import { keyRoutes } from './keys/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

/** Every operation of the endpoint table has its handler here, or this file does not compile. */
export const handlers: Handlers = {
  ...savedFilterRoutes,
  ...securityLogRoutes,
  ...siteRoutes,
  ...contentRoutes,
  ...adminContentRoutes,
  ...leadRoutes,
  ...restaurantRoutes,
  ...reviewRoutes,
  ...rewardRoutes,
  ...wishlistRoutes,
  ...waitingRoutes,
  ...mailRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...cardRoutes,
  ...orderRoutes,
  ...catalogueRoutes,
  ...changeRoutes,
  ...directBookingRoutes,
  ...pendingStepRoutes,
  ...paymentRoutes,
  ...giftRoutes,
  ...sharedBookingRoutes,
  ...mailSettingRoutes,
  ...pushRoutes,
  ...dinerCalendarRoutes,
  ...voucherRoutes,
  ...walletRoutes,
  ...calendarRoutes,
  ...gridRoutes,
  ...hostRoutes,
  ...demandRoutes,
  ...reportRoutes,
  ...restaurantMenuRoutes,
  ...restaurantProfileRoutes,
  ...proposalRoutes,
  ...reservationRoutes,
  ...calendarFeedRoutes,
  ...webhookRoutes,
  ...keyRoutes,
  ...assistantRoutes,
  ...handedHoldRoutes,
  ...waiterPinRoutes,
  ...restaurantReviewRoutes,
  ...teamRoutes,
  ...teamNewsRoutes,
  ...registrationRoutes,
  ...restaurantPictureRoutes,
  ...deskRoutes,
  ...listFileRoutes,
  ...failureRoutes,
  ...approvalRoutes,
  ...auditLogRoutes,
  ...adminRestaurantRoutes,
  ...adminReviewRoutes,
  ...adminRoutes,
  ...adminUserRoutes,
  ...couponRoutes,
  ...marketRoutes,
  ...ruleRoutes,
  ...personRequestRoutes,
  ...supportRoutes,
  ...adminOrderRoutes,
  ...noShowRoutes,
  ...cardDisputeRoutes,
  ...failedRefundRoutes,
  ...reconciliationRoutes,
  ...claimRoutes,
  ...territoryRoutes,
  ...licenseeRoutes,
  ...statementRoutes,
};
