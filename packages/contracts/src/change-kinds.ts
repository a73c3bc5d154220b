/** Entries of the change log, as noun and past verb. A new one needs words in packages/i18n to compile. */
export const changeKinds = [
  'registration.begun',
  'registration.saved',
  'registration.submitted',
  'registration.approved',
  'registration.changes_requested',
  'registration.rejected',
  'registration.dropped',
  'restaurant.shown',
  'restaurant.curated',
  'restaurant.paused',
  'restaurant.resumed',
  'profile.saved',
  'menu.saved',
  'pictures.uploaded',
  'pictures.ordered',
  'pictures.changed',
  'pictures.removed',
  'pictures.restored',
  'grid.saved',
  'grid.table_opened',
  'calendar.saved',
  'calendar.table_opened',
  'booking.confirmed',
  'booking.declined',
  'booking.cancelled',
  'booking.kept',
  'guest.noted',
  'booking.corrected',
  'party.added',
  'party.moved',
  'booking.arrived',
  'booking.arrival_undone',
  'booking.no_show',
  'booking.no_show_undone',
  'voucher.pin_unlocked',
  'waiter_pin.changed',
  'team.invited',
  'team.withdrawn',
  'team.joined',
  'team.role',
  'team.removed',
  'proposal.made',
  'proposal.taken_back',
  'proposal.approved',
  'proposal.rejected',
  'review.replied',
  'review.flagged',
  'review.kept',
  'review.removed',
  'calendar_feed.saved',
  'calendar_feed.renewed',
  'calendar_feed.revoked',
  'webhook.added',
  'webhook.changed',
  'webhook.removed',
  'webhook.secret_renewed',
  'webhook.resent',
  'key.made',
  'key.rotated',
  'key.revoked',
  'key.held',
  'key.released',
  'content.drafted',
  'content.discarded',
  'content.restored',
  'content.archived',
  'content.translations_asked',
  'content.scheduled',
  'content.published',
  'order.refunded',
  'payment.alarm',
  'payment.disputed',
  'payment.fraud_warning',
  'card_dispute.decided',
  'refund.failed',
  'failed_refund.decided',
  'books.compared',
  'difference.explained',
  'order.refund_asked',
  'order.refund_approved',
  'order.refund_rejected',
  'claim.decided',
  'claim.answered',
  'dispute.decided',
  'mail.resent',
  'job.retried',
  'user.blocked',
  'user.unblocked',
  'user.signed_out',
  'user.second_factor_reset',
  'coupon.created',
  'coupon.saved',
  'coupon.paused',
  'coupon.resumed',
  'user.noted',
  'user.email_confirmed',
  'user.email_asked',
  'user.exported',
  'user.erasure_asked',
  'user.gift_asked',
  'user.gift_given',
  'user.request_approved',
  'user.request_rejected',
  'booking.cancelled_for_diner',
  'user.made_admin',
  'user.roles_changed',
  'user.admin_removed',
  'catalogue.added',
  'catalogue.saved',
  'catalogue.ordered',
  'catalogue.retired',
  'catalogue.offered',
  'catalogue.merged',
  'rules.changed',
  'market.opened',
  'market.saved',
  'city.added',
  'city.saved',
  'licensee.invited',
  'licensee.joined',
  'licensee.saved',
  'licensee.ended',
  'licensee.adjusted',
  'statement.paid',
  'lead.added',
  'lead.changed',
  'lead.noted',
  'lead.answered',
  'restaurant.invited',
  'restaurant.preapproved',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The labelled fields of a change; others are shown as stored. */
export type ChangedField =
  | 'company_name'
  | 'description'
  | 'phone'
  | 'website'
  | 'facebook'
  | 'country'
  | 'zip'
  | 'street'
  | 'number'
  | 'district'
  | 'city_id'
  | 'time_zone'
  | 'latitude'
  | 'longitude'
  | 'kitchens'
  | 'services'
  | 'ticket_avg'
  | 'discount_desserts'
  | 'table_tolerance'
  | 'accepted_sizes'
  | 'worksheet'
  | 'tables'
  | 'kept_bookings'
  | 'terms_version'
  | 'terms_accepted_at'
  | 'more'
  | 'prices'
  | 'menu'
  | 'confirmation_mode'
  | 'horizon_days'
  | 'cutoff_minutes'
  | 'one_person_ok'
  | 'show'
  | 'paused_until'
  | 'state'
  | 'reason'
  | 'notes'
  | 'role'
  | 'roles'
  | 'count'
  | 'code'
  | 'batch'
  | 'worth'
  | 'percent'
  | 'campaign'
  | 'note'
  | 'first_day'
  | 'last_day'
  | 'total_limit'
  | 'user_limit'
  | 'first_order'
  | 'countries'
  | 'cities'
  | 'restaurants'
  | 'sizes'
  | 'weekdays'
  | 'set'
  | 'version'
  | 'tries'
  | 'names'
  | 'icon'
  | 'merged_into'
  | 'logo'
  | 'cover'
  | 'photo'
  | 'order'
  | 'alt'
  | 'crop'
  | 'amount'
  | 'currency'
  | 'refund'
  | 'credit'
  | 'free_vouchers'
  | 'kept'
  | 'kind'
  | 'table'
  | 'people'
  | 'date'
  | 'time'
  | 'reply'
  | 'url'
  | 'events'
  | 'disabled'
  | 'name'
  | 'scopes'
  | 'expires'
  | 'licensee'
  | 'old_until'
  | 'overrides'
  | 'text'
  | 'share_percent'
  | 'cities'
  | 'next_step'
  | 'next_on'
  | 'owner';
