import type { Places } from '@metade/domain/grid.ts';
import type { Currency } from '@metade/domain/money.ts';

/** The columns of an order that decide how it may be paid. */
export type Payable = {
  id: string;
  user_id: string;
  price_amount: number;
  carried_amount: number;
  currency: Currency;
  country: string;
  places: Places;
  restaurant_id: string;
  city_id: string | null;
  /** The diner has or had credit or free vouchers. */
  has_ledgers: boolean;
  /** Start of the meal. */
  date: string;
};
