import { ApiRefusal } from '@metade/api-client/client.ts';
import type { Voucher } from '@metade/contracts/orders.ts';
import type { BillKind } from '@metade/domain/right-bill.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { siteConfig } from '../site/site-data.server.ts';

/** A dish of the menu; price: full price in minor units. */
export interface MenuDish {
  name: string;
  section: string;
  price: number;
  kind: BillKind;
}

export interface BillData {
  voucher: Omit<Voucher, 'qr'>;
  menu: MenuDish[];
  discountPercent: number;
}

/** All data of the bill's page, so that it works offline afterwards. Throws voucher_unknown. */
export async function billData(facts: RequestFacts, token: string): Promise<BillData> {
  const [{ data }, { settings }] = await Promise.all([
    facts.api.call('getVoucher', { params: { token } }),
    siteConfig(facts),
  ]);
  const { qr: _qr, ...voucher } = data;
  return { voucher, menu: await menuOf(facts, voucher.restaurant._id), discountPercent: settings.discountPercent };
}

/** Dishes with a price; empty when the restaurant is no longer public. */
async function menuOf(facts: RequestFacts, id: string): Promise<MenuDish[]> {
  try {
    const { data } = await facts.api.call('getRestaurant', { params: { id } });
    return data.menu.flatMap(({ name, section, price, half_price }) =>
      // Dishes without a half price are not discounted, including desserts that the restaurant excludes.
      price ? [{ name, section, price: price.amount, kind: half_price ? ('food' as const) : ('drink' as const) }] : [],
    );
  } catch (error) {
    if (error instanceof ApiRefusal && error.problem.status === 404) return [];
    throw error;
  }
}
