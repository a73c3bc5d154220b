import { ApiRefusal } from '@metade/api-client/client.ts';
import type { Voucher } from '@metade/contracts/orders.ts';
import { billMenu, type MenuDish } from '@metade/booking-flow/bill-draft.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { siteConfig } from '../site/site-data.server.ts';

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
    return billMenu(data.menu);
  } catch (error) {
    if (error instanceof ApiRefusal && error.problem.status === 404) return [];
    throw error;
  }
}
