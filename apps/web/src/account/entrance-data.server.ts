import type { Order } from '@metade/contracts/orders.ts';
import { cityName } from '@metade/i18n/city-names.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { homePlaces } from './home-places.server.ts';
import { readInvitation, rememberedInvite } from './invitation.server.ts';
import { allCities, siteConfig } from '../site/site-data.server.ts';

/** Data of the log-in and sign-up forms on checkout, which lead back to it. A new diner's default city is that of the table. */
export async function entranceData(facts: RequestFacts, request: Request, order: Order) {
  const [places, cities, { settings }, invitation] = await Promise.all([
    homePlaces(facts),
    allCities(facts),
    siteConfig(facts),
    readInvitation(facts, rememberedInvite(facts, request)),
  ]);
  const { country, address } = order.restaurant;
  const here =
    cities.find((one) => one.country === country && one.city === cityName(address.city, facts.locale))?._id ?? null;
  return {
    /** Return path after log-in. */
    from: `/checkout?order=${order._id}` as string | null,
    invitation,
    passwordMin: settings.passwordMin,
    codeMinutes: settings.emailCodeMinutes,
    places: { ...places, chosen: places.chosen ?? here },
  };
}

export type EntranceData = Awaited<ReturnType<typeof entranceData>>;
