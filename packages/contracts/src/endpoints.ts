import * as account from './account.ts';
import * as auth from './auth.ts';
import * as cards from './cards.ts';
import * as content from './content.ts';
import type { Endpoint } from './endpoint.ts';
import * as host from './host.ts';
import * as orders from './orders.ts';
import * as restaurants from './restaurants.ts';
import * as outbox from './outbox.ts';
import * as reviews from './reviews.ts';
import * as site from './site.ts';
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
  startForm: content.startForm,
  listPosts: content.listPosts,
  getPost: content.getPost,
  sendContact: content.sendContact,
  sendPartner: content.sendPartner,
  listCountries: site.listCountries,
  findPostalCode: site.findPostalCode,
  login: auth.login,
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
  listCards: cards.listCards,
  createCard: cards.createCard,
  updateCard: cards.updateCard,
  removeCard: cards.removeCard,
  listWishlist: wishlist.listWishlist,
  addToWishlist: wishlist.addToWishlist,
  removeFromWishlist: wishlist.removeFromWishlist,
  mergeWishlist: wishlist.mergeWishlist,
  listChosen: wishlist.listChosen,
  createOrder: orders.createOrder,
  listOrders: orders.listOrders,
  getOrder: orders.getOrder,
  updateOrder: orders.updateOrder,
  extendHold: orders.extendHold,
  payOrder: orders.payOrder,
  refreshPayment: orders.refreshPayment,
  quoteCancellation: orders.quoteCancellation,
  cancelOrder: orders.cancelOrder,
  getVoucher: orders.getVoucher,
  receiveGatewayEvent: orders.receiveGatewayEvent,
  listHostRestaurants: host.listHostRestaurants,
  getHostDay: host.getHostDay,
  streamHostEvents: host.streamHostEvents,
  confirmOrder: host.confirmOrder,
  declineOrder: host.declineOrder,
  listOutbox: outbox.listOutbox,
  getOutboxMail: outbox.getOutboxMail,
  arriveOrder: host.arriveOrder,
  undoArrival: host.undoArrival,
  markNoShow: host.markNoShow,
  undoNoShow: host.undoNoShow,
  findVoucher: host.findVoucher,
  redeemVoucher: host.redeemVoucher,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type OperationName = keyof Endpoints;
