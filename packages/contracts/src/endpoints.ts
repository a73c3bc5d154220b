import * as account from './account.ts';
import * as adminRestaurants from './admin-restaurants.ts';
import * as adminUsers from './admin-users.ts';
import * as approval from './approval.ts';
import * as auth from './auth.ts';
import * as cards from './cards.ts';
import * as changes from './changes.ts';
import * as claims from './claims.ts';
import * as content from './content.ts';
import * as demand from './demand.ts';
import * as disputes from './disputes.ts';
import type { Endpoint } from './endpoint.ts';
import * as grid from './grid.ts';
import * as host from './host.ts';
import * as houseProfile from './house-profile.ts';
import * as orders from './orders.ts';
import * as outbox from './outbox.ts';
import * as registration from './registration.ts';
import * as report from './report.ts';
import * as reservations from './reservations.ts';
import * as restaurantPictures from './restaurant-pictures.ts';
import * as payments from './payments.ts';
import * as restaurants from './restaurants.ts';
import * as reviews from './reviews.ts';
import * as rewards from './rewards.ts';
import * as runningLate from './running-late.ts';
import * as site from './site.ts';
import * as waiterPin from './waiter-pin.ts';
import * as waitingList from './waiting-list.ts';
import * as wishlist from './wishlist.ts';

/** The whole API, by operation name. Routes, the typed client, OpenAPI and the bad-input walk are all made from it. */
export const endpoints = {
  listRegions: site.listRegions,
  getGeoip: site.getGeoip,
  searchRestaurants: restaurants.searchRestaurants,
  getCityDays: restaurants.getCityDays,
  getRestaurant: restaurants.getRestaurant,
  listReviews: restaurants.listReviews,
  getReview: reviews.getReview,
  listMealsToRate: reviews.listMealsToRate,
  createReview: reviews.createReview,
  updateReview: reviews.updateReview,
  getAvailability: restaurants.getAvailability,
  listAlternatives: restaurants.listAlternatives,
  listServices: site.listServices,
  listKitchens: site.listKitchens,
  getConfig: site.getConfig,
  getTerms: site.getTerms,
  getPrivacyPolicy: site.getPrivacyPolicy,
  listFaqs: site.listFaqs,
  listPosts: content.listPosts,
  getPost: content.getPost,
  startForm: content.startForm,
  sendContact: content.sendContact,
  sendPartner: content.sendPartner,
  listCountries: site.listCountries,
  findPostalCode: site.findPostalCode,
  login: auth.login,
  loginSecondStep: auth.loginSecondStep,
  logout: auth.logout,
  startGuest: auth.startGuest,
  registerUser: auth.registerUser,
  forgotPassword: auth.forgotPassword,
  resetPassword: auth.resetPassword,
  verifyEmail: auth.verifyEmail,
  getIdentity: auth.getIdentity,
  updateProfile: account.updateProfile,
  changePassword: account.changePassword,
  sendVerification: account.sendVerification,
  listAddresses: account.listAddresses,
  createAddress: account.createAddress,
  updateAddress: account.updateAddress,
  removeAddress: account.removeAddress,
  uploadAvatar: account.uploadAvatar,
  removeAvatar: account.removeAvatar,
  exportAccount: account.exportAccount,
  quoteDeletion: account.quoteDeletion,
  deleteAccount: account.deleteAccount,
  startTwoFactor: account.startTwoFactor,
  confirmTwoFactor: account.confirmTwoFactor,
  endTwoFactor: account.endTwoFactor,
  listCards: cards.listCards,
  createCard: cards.createCard,
  updateCard: cards.updateCard,
  removeCard: cards.removeCard,
  getRewards: rewards.getRewards,
  redeemPoints: rewards.redeemPoints,
  listVouchers: rewards.listVouchers,
  listLedger: rewards.listLedger,
  getInvitation: rewards.getInvitation,
  acceptInvitation: rewards.acceptInvitation,
  listWishlist: wishlist.listWishlist,
  addToWishlist: wishlist.addToWishlist,
  removeFromWishlist: wishlist.removeFromWishlist,
  mergeWishlist: wishlist.mergeWishlist,
  listChosen: wishlist.listChosen,
  listWaiting: waitingList.listWaiting,
  joinWaiting: waitingList.joinWaiting,
  leaveWaiting: waitingList.leaveWaiting,
  getWaitingOffer: waitingList.getWaitingOffer,
  createOrder: orders.createOrder,
  listOrders: orders.listOrders,
  getOrder: orders.getOrder,
  getOrderCalendar: orders.getOrderCalendar,
  updateOrder: orders.updateOrder,
  extendHold: orders.extendHold,
  payOrder: payments.payOrder,
  quotePayment: payments.quotePayment,
  refreshPayment: payments.refreshPayment,
  quoteCancellation: orders.quoteCancellation,
  cancelOrder: orders.cancelOrder,
  announceLate: runningLate.announceLate,
  quoteChange: changes.quoteChange,
  changeOrder: changes.changeOrder,
  getVoucher: orders.getVoucher,
  announceLateByVoucher: runningLate.announceLateByVoucher,
  disputeNoShow: disputes.disputeNoShow,
  listDisputes: disputes.listDisputes,
  decideDispute: disputes.decideDispute,
  claimDiscount: claims.claimDiscount,
  listClaims: claims.listClaims,
  getClaimPhoto: claims.getClaimPhoto,
  decideClaim: claims.decideClaim,
  receiveGatewayEvent: payments.receiveGatewayEvent,
  listOutbox: outbox.listOutbox,
  getOutboxMail: outbox.getOutboxMail,
  listFailedMails: outbox.listFailedMails,
  resendMail: outbox.resendMail,
  listHostRestaurants: host.listHostRestaurants,
  getHostDay: host.getHostDay,
  streamHostEvents: host.streamHostEvents,
  confirmOrder: host.confirmOrder,
  declineOrder: host.declineOrder,
  cancelBooking: host.cancelBooking,
  getGrid: grid.getGrid,
  checkGrid: grid.checkGrid,
  saveGrid: grid.saveGrid,
  arriveOrder: host.arriveOrder,
  undoArrival: host.undoArrival,
  markNoShow: host.markNoShow,
  undoNoShow: host.undoNoShow,
  findVoucher: host.findVoucher,
  redeemVoucher: host.redeemVoucher,
  getHouseProfile: houseProfile.getHouseProfile,
  updateHouseProfile: houseProfile.updateHouseProfile,
  listDemand: demand.listDemand,
  openDemandedTable: demand.openDemandedTable,
  getReport: report.getReport,
  listReports: report.listReports,
  getKeptReport: report.getKeptReport,
  getReportPdf: report.getReportPdf,
  getReportCsv: report.getReportCsv,
  listReservations: reservations.listReservations,
  exportReservations: reservations.exportReservations,
  getReservation: reservations.getReservation,
  getWaiterPin: waiterPin.getWaiterPin,
  setWaiterPin: waiterPin.setWaiterPin,
  unlockPin: waiterPin.unlockPin,
  redeemByPin: waiterPin.redeemByPin,
  registerRestaurantOwner: registration.registerRestaurantOwner,
  createRestaurant: registration.createRestaurant,
  getRegistration: registration.getRegistration,
  saveRegistration: registration.saveRegistration,
  submitRegistration: registration.submitRegistration,
  uploadPicture: restaurantPictures.uploadPicture,
  uploadPhotos: restaurantPictures.uploadPhotos,
  orderPhotos: restaurantPictures.orderPhotos,
  updatePicture: restaurantPictures.updatePicture,
  removePicture: restaurantPictures.removePicture,
  listRegistrations: approval.listRegistrations,
  getApproval: approval.getApproval,
  approveRegistration: approval.approveRegistration,
  requestChanges: approval.requestChanges,
  rejectRegistration: approval.rejectRegistration,
  listChanges: approval.listChanges,
  findRestaurants: adminRestaurants.findRestaurants,
  getRestaurantFile: adminRestaurants.getRestaurantFile,
  showRestaurant: adminRestaurants.showRestaurant,
  findUsers: adminUsers.findUsers,
  getUserFile: adminUsers.getUserFile,
  blockUser: adminUsers.blockUser,
  unblockUser: adminUsers.unblockUser,
  endSessions: adminUsers.endSessions,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type OperationName = keyof Endpoints;
