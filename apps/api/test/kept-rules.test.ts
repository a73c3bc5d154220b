import type { Settings } from '@metade/domain/settings.ts';
import { keptSettings } from '@metade/domain/settings.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller, Table } from './support/diner.ts';
import { newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { newAdmin } from './support/owner.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Every rule that an order keeps, at a value that would show. */
const otherRules: Partial<Settings> = {
  daysToCancel: 1,
  lateCancelCreditPercent: 10,
  graceMinutes: 5,
  graceMealHours: 40,
  restaurantCancelFreeVouchers: 4,
  noShowWindowHours: 1,
  noShowDisputeDays: 1,
  claimDays: 1,
  guaranteeMax: 100,
  discountPercent: 20,
  voucherOpensMinutes: 5,
  lateOpensMinutes: 5,
  lateChoices: [7],
  creditMonths: 1,
  freeVoucherMonths: 1,
  returnedMinDays: 1,
  reviewDays: 1,
  confirmationFarMinutes: 33,
  confirmationNearMinutes: 22,
  confirmationSoonMinutes: 11,
  confirmationFarFromHours: 100,
  confirmationNearFromHours: 50,
};

it('has a value to try for every rule that is kept but those of the law', () => {
  expect(Object.keys(otherRules).sort()).toEqual(keptSettings.filter((name) => name !== 'withdrawalDays').sort());
});

const hoursAgo = (hours: number) => new Date(test.context.now() - hours * 3_600_000).toISOString();

async function paidOrder(overrides: Parameters<typeof openTable>[1] = {}): Promise<Booked> {
  const table = await openTable(test.pool, overrides);
  const diner = await newDiner(test.pool, test.url);
  const order = taken(await diner.hold(table))._id;
  taken(await diner.pay(order, await test.cardToken()));
  return { table, diner, order, team: await ownerOf(test.pool, test.url, table) };
}
type Booked = { table: Table; diner: Caller; team: Caller; order: string };

/** All that is told of a booking, but for what a clock alone moves. */
async function told({ table, diner, team, order }: Booked): Promise<unknown> {
  const params = { id: order };
  const own = taken(await diner.order(order));
  const voucher = own.voucher && taken(await diner.call('getVoucher', { params: { token: own.voucher.token } }));
  const day = taken(await team.call('getHostDay', { params: { id: table.restaurantId, date: own.date } }));
  const meals = taken(await diner.call('listMealsToRate', {}));
  const quote = await diner.call('quoteCancellation', { params });
  return { own, voucher, bookings: day.bookings, awaiting: day.awaiting, meals, quote };
}

async function changeAll(changes: Partial<Settings>): Promise<void> {
  const admin = await newAdmin(test);
  const rows = Object.entries(changes).map(([name, value]) => ({
    name,
    country: null,
    was: null,
    value: value as number | number[],
  }));
  taken(await admin.call('changeRules', { body: { changes: rows, reason: 'To see what moves' } }));
}

async function resetRules(): Promise<void> {
  await test.pool.query("update system_config set settings = '{}'");
}

it('tells nothing else of orders that exist when every rule changes, and of a new one the new rules', async () => {
  const booked = [
    await paidOrder(),
    await paidOrder({ confirmationMode: 'review' }),
    await paidOrder({ daysAhead: 1 }),
    await arrived(await paidOrder()),
    await missed(await paidOrder()),
  ];
  const before = await Promise.all(booked.map(told));
  await changeAll(otherRules);
  expect(await Promise.all(booked.map(told))).toEqual(before);
  const fresh = await told(await paidOrder());
  expect(fresh).toMatchObject({ quote: { data: { limits: { hours: 24, percent: 10, minutes: 5 } } } });
  expect(before[0]).toMatchObject({ quote: { data: { limits: { hours: 48, percent: 50, minutes: 60 } } } });
  await resetRules();
});

it('keeps the rules of an order that was made before any were kept', async () => {
  const old = await paidOrder();
  await test.pool.query('update orders set rules_id = null where id = $1', [old.order]);
  const before = await told(old);
  await changeAll({ daysToCancel: 1, graceMinutes: 5 });
  expect(await told(old)).toEqual(before);
  await resetRules();
});

it('keeps what was promised to who cancels: the share, and how long credit and the restaurant’s free voucher last', async () => {
  const [late, ended] = [await paidOrder({ daysAhead: 1 }), await paidOrder()];
  await test.pool.query(
    "update orders set created_at = now() - interval '1 day', paid_at = now() - interval '1 day' where id = $1",
    [late.order],
  );
  await changeAll(otherRules);
  const credited = taken(await late.diner.cancel(late.order)).credited.amount;
  expect(credited).toBe(300);
  const reason = 'The kitchen is closed';
  taken(
    await ended.team.call('cancelBooking', {
      params: { id: ended.table.restaurantId, order: ended.order },
      body: { reason },
    }),
  );
  const { rows } = await test.pool.query<{ credit: number; vouchers: number; months: number }>(
    `select (select count(*) from free_voucher where source_order_id = $1) as vouchers,
       (select round(extract(epoch from min(expires_at) - now()) / 2629800) from free_voucher where source_order_id = $1) as months,
       (select round(extract(epoch from min(expires_at) - now()) / 2629800) from credit_entry where order_id = $2) as credit`,
    [ended.order, late.order],
  );
  expect(rows[0]).toEqual({ vouchers: 1, months: 12, credit: 12 });
  await resetRules();
});

it('keeps the guarantee of a meal for its claim', async () => {
  const meal = await arrived(await paidOrder());
  await changeAll({ guaranteeMax: 100, discountPercent: 20, claimDays: 1 });
  await test.pool.query('update orders set arrived_at = $2 where id = $1', [meal.order, hoursAgo(48)]);
  const form = new FormData();
  form.set('file', new Blob([await picture()], { type: 'image/png' }), 'bill.png');
  form.set('text', 'They charged the whole amount');
  form.set('charged', '4000');
  form.set('food', '4000');
  taken(await meal.diner.call('claimDiscount', { params: { id: meal.order } }, { form }));
  const admin = await newAdmin(test);
  const claims = taken(await admin.call('listClaims', { query: {} }));
  const claim = claims.find((one) => one.order === meal.order);
  expect(claim).toMatchObject({ guarantee: { amount: 2000 }, guarantee_max: { amount: 6000 } });
  await resetRules();
});

async function arrived(booked: Booked): Promise<Booked> {
  await test.pool.query(
    "update orders set state = 'arrived', starts_at = $2, arrived_at = $2, arrived_how = 'list' where id = $1",
    [booked.order, hoursAgo(20)],
  );
  return booked;
}

async function missed(booked: Booked): Promise<Booked> {
  await test.pool.query("update orders set state = 'no_show', starts_at = $2, no_show_at = $3 where id = $1", [
    booked.order,
    hoursAgo(31),
    hoursAgo(30),
  ]);
  return booked;
}

async function picture(): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const image = sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } });
  return new Uint8Array(await image.png().toBuffer());
}
