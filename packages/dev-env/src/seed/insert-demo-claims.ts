import type pg from 'pg';
import { guaranteeOf } from '@metade/domain/discount-claim.ts';
import { defaultSettings } from '@metade/domain/settings.ts';
import { addMonths, dayMs, hourMs, toIso } from '@metade/domain/time.ts';
import { hash, rng } from '../art/kit.mjs';
import { demoAccounts } from '../scenario/accounts.ts';
import type { DemoBooking } from '../scenario/build-bookings.ts';
import type { PastMeal } from '../scenario/build-past-meals.ts';
import { uuidOf } from '../scenario/uuid-of.ts';
import { userId } from './insert-demo-people.ts';
import { insertRows } from './insert-rows.ts';

type Paid = { id: string; price_amount: number; currency: string };

/** In percent of the meals: most restaurants keep their word, some fail now and then. */
const rates = [100, 100, 100, 99, 98, 98, 97, 97, 96, 95];
/** With fewer meals one claim would be a shame that no restaurant of the demo deserves. */
const mealsMin = 17;

const texts = {
  pt: [
    'O empregado não conhecia o voucher e cobrou a conta inteira.',
    'O desconto não veio na conta e já não havia gerente para falar.',
    'Disseram que ao sábado os 50 % não contavam.',
  ],
  es: [
    'El camarero no conocía el vale y cobró la cuenta entera.',
    'El descuento no estaba en la cuenta y ya no había nadie para hablar.',
    'Dijeron que los sábados el 50 % no contaba.',
  ],
};

/** Claims of the last year that were accepted, with what they gave back as credit, so that not every honour rate is whole. */
export async function insertDemoClaims(
  client: pg.ClientBase,
  bookings: readonly DemoBooking[],
  past: readonly { meal: PastMeal; order: Paid }[],
  now: number,
): Promise<void> {
  const from = addMonths(now, -defaultSettings.honourMonths) + dayMs;
  const claims = [...Map.groupBy(past, ({ meal }) => meal.restaurant)].flatMap(([restaurant, meals]) => {
    const seated = bookings.filter(
      (booking) =>
        booking.restaurant === restaurant &&
        (booking.state === 'arrived' || booking.state === 'completed') &&
        booking.meal > from,
    ).length;
    const rate = rates[hash(`honour ${restaurant.slug}`) % rates.length] ?? 100;
    if (rate === 100 || seated < mealsMin) return [];
    const failed = Math.max(1, Math.floor((seated * (100 - rate)) / 100));
    return rng(`claims ${restaurant.slug}`)
      .shuffle(meals.filter(({ meal }) => meal.meal > from && meal.meal < now - 10 * dayMs && isFree(meal)))
      .toSorted((a, b) => Number(a.meal.review.discountRight) - Number(b.meal.review.discountRight))
      .slice(0, failed);
  });
  await insertRows(client, 'discount_claim', claims.map(claimRow));
  await insertRows(client, 'credit_entry', claims.flatMap(creditRows));
}

/** The account to try the demo with has the credit that its page tells. */
const isFree = ({ email }: PastMeal) => email !== demoAccounts.diner.email;

function claimRow({ meal, order }: { meal: PastMeal; order: Paid }, place: number) {
  const words = texts[meal.restaurant.city.locale === 'es' ? 'es' : 'pt'];
  const food = foodOf(meal);
  return {
    order_id: order.id,
    user_id: userId(meal.email),
    text: words[place % words.length],
    charged: food,
    food,
    photo: null,
    state: 'accepted',
    note: null,
    created_at: toIso(meal.meal + 16 * hourMs),
    decided_at: toIso(decidedAt(meal)),
    decided_by: userId(demoAccounts.admin.email),
    guarantee: guaranteeOf({ food, charged: food }, defaultSettings),
    card_back: 0,
  };
}

/** The fee and the half that was not given, as credit. */
function creditRows({ meal, order }: { meal: PastMeal; order: Paid }) {
  const food = foodOf(meal);
  const at = decidedAt(meal);
  const entry = (reason: string, amount: number) => ({
    id: uuidOf(`${reason} ${meal.slot._id} ${meal.date}`),
    user_id: userId(meal.email),
    currency: order.currency,
    amount,
    reason,
    order_id: order.id,
    expires_at: toIso(addMonths(at, defaultSettings.creditMonths)),
    created_at: toIso(at),
  });
  return [
    entry('claim', order.price_amount),
    entry('guarantee', guaranteeOf({ food, charged: food }, defaultSettings)),
  ];
}

const foodOf = ({ people, restaurant }: PastMeal) => people * restaurant.sketch.ticket;
const decidedAt = ({ meal }: PastMeal) => meal + 4 * dayMs;
