/**
 * Every refusal that can cross the wire, with its HTTP status. Words for them live in i18n alone, one per code.
 * The order of a status's codes has no meaning.
 */
export const refusalStatus = {
  // form and access
  body_unreadable: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  media_type_unsupported: 415,
  invalid_fields: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  // sign-in
  login_mismatch: 401,
  account_inactive: 403,
  email_taken: 409,
  link_invalid: 410,
  addresses_limit: 409,
  account_in_charge: 409,
  // taking a table
  restaurant_not_bookable: 409,
  slot_unknown: 404,
  people_out_of_range: 422,
  size_not_accepted: 409,
  table_too_small: 422,
  slot_past: 409,
  slot_cutoff: 409,
  slot_horizon: 409,
  slot_closed: 409,
  restaurant_paused: 409,
  table_taken: 409,
  hold_exists: 409,
  holds_limit: 409,
  no_show_blocked: 403,
  // holding, paying
  hold_expired: 409,
  hold_extensions_used_up: 409,
  order_state: 409,
  terms_not_accepted: 422,
  terms_outdated: 409,
  card_unknown: 422,
  card_not_credit: 422,
  card_declined: 402,
  card_insufficient_funds: 402,
  card_expired: 402,
  card_incorrect_cvc: 402,
  card_authentication_failed: 402,
  payment_attempts_used_up: 409,
  payment_in_progress: 409,
  payment_too_late: 409,
  gateway_unreachable: 503,
  quote_changed: 409,
  idempotency_key_reused: 422,
  signature_invalid: 400,
  // voucher and host
  voucher_not_available: 404,
  voucher_unknown: 404,
  voucher_other_day: 409,
  voucher_already_used: 409,
  voucher_too_early: 409,
  voucher_over: 409,
  confirmation_deadline_passed: 409,
  undo_too_late: 409,
  no_show_too_early: 409,
  no_show_too_late: 409,
  // reviews
  review_exists: 409,
  review_too_late: 409,
  review_edit_over: 409,
  // forms
  form_refused: 422,
  form_stale: 409,
  // places
  postal_code_malformed: 422,
  postal_code_unknown: 404,
} as const;

export type RefusalCode = keyof typeof refusalStatus;
export const refusalCodes = Object.keys(refusalStatus) as RefusalCode[];
