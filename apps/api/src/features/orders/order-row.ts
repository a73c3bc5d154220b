import type { SentBack } from '@metade/contracts/sent-back.ts';
import type { Order, Told } from '@metade/contracts/orders.ts';
import type { Money } from '@metade/domain/money.ts';
import type { OrderState } from '@metade/domain/order-life-cycle.ts';

export type OrderRow = Told & {
  id: string;
  number: string;
  state: OrderState;
  payment_state: Order['payment_state'];
  user_id: string | null;
  slot_id: string;
  date: string;
  time: string;
  period: Order['period'];
  starts_at: string;
  places: Order['places'];
  people: number;
  price_amount: number;
  coupon_amount: number;
  free_voucher_amount: number;
  waived_amount: number;
  credit_amount: number;
  carried_amount: number;
  coupon_code: string | null;
  currency: Money['currency'];
  tolerance_minutes: number;
  hold_expires_at: string;
  hold_extensions: number;
  confirm_by: string | null;
  confirmation_mode: Order['confirmation_mode'];
  refunded_amount: number;
  credited_amount: number;
  voucher_code: string | null;
  voucher_token: string | null;
  ended_by: string | null;
  end_reason: string | null;
  arrived_at: string | null;
  no_show_at: string | null;
  late_minutes: number | null;
  created_at: string;
  paid_at: string | null;
  cutoff_minutes: number;
  restaurant_id: string;
  slug: string;
  company_name: string;
  phone: string | null;
  street: string;
  street_number: string;
  district: string;
  zip: string;
  latitude: number | null;
  longitude: number | null;
  time_zone: string;
  country: string;
  rules_id: number | null;
  city: string;
  region: string;
  photos: { kind: string; src: string; alt: string }[];
  ticket_avg: number | null;
  payment: {
    id: string;
    state: NonNullable<Order['payment']>['state'];
    failure: string | null;
    action_url: string | null;
    brand: string | null;
    last4: string | null;
    attempt: number;
  } | null;
  /** For an order that replaces (or was to replace) another: the first of the chain, and the one it changes. */
  change: {
    first: string;
    first_created: string;
    first_paid: string | null;
    no: number;
    capped: boolean;
    old: ShortOrder & { state: OrderState; end_rule: string | null };
  } | null;
  pending_change: (ShortOrder & { state: OrderState }) | null;
  changed_to: string | null;
  sent_back: { amount: number; now: SentBack['now']; reference: string | null }[];
} & TroubleRow;

export type ShortOrder = {
  _id: string;
  number: string;
  date: string;
  time: string;
  people: number;
  places: Order['places'];
};

/** A diner's complaints about an order; none for a new one. */
type TroubleRow = {
  dispute_state?: NonNullable<NonNullable<Order['no_show']>['dispute']>['state'] | null;
  dispute_text?: string | null;
  dispute_at?: string | null;
  dispute_note?: string | null;
  claim_state?: NonNullable<Order['claim']>['state'] | null;
  claim_text?: string | null;
  claim_charged?: number | null;
  claim_food?: number | null;
  claim_card?: number | null;
  claim_guarantee?: number | null;
  claim_credit?: number | null;
  claim_at?: string | null;
  claim_note?: string | null;
};
