import type { Order } from '@metade/contracts/orders.ts';
import { cityName } from '@metade/i18n/city-names.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { homePlaces } from './home-places.server.ts';
import { readInvitation, rememberedInvite } from './invitation.server.ts';
import { allCities, siteConfig } from '../site/site-data.server.ts';

/** What the forms of log-in and sign-up need on checkout, which they lead back to. A newcomer is at home where the table is, until he says otherwise. */
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
    /** Where to go on. */
    from: `/checkout?order=${order._id}` as string | null,
    invitation,
    passwordMin: settings.passwordMin,
    codeMinutes: settings.emailCodeMinutes,
    places: { ...places, chosen: places.chosen ?? here },
  };
}

export type EntranceData = Awaited<ReturnType<typeof entranceData>>;
