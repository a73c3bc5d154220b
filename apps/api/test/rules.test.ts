import type { Input } from '@metade/api-client/client.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { newAdmin } from './support/owner.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp();
  admin = await newAdmin(test);
});
afterEach(async () => {
  await test.pool.query("update system_config set settings = '{}'");
  await test.pool.query("update market set settings = '{}'");
});
afterAll(() => test.close());

type Changes = Input<'changeRules'>['body']['changes'];
const change = (changes: Changes, by = admin) =>
  by.call('changeRules', { body: { changes, reason: 'A test of rules' } });
const refusal = (changes: Changes, by = admin) =>
  by.problem('changeRules', { body: { changes, reason: 'A test of rules' } });
const cell = (
  name: string,
  country: string | null,
  was: number | number[] | null,
  value: number | number[] | null,
) => ({
  name,
  country,
  was,
  value,
});
async function ruleOf(name: string) {
  const { data } = await test.client.call('listRules', {}, { token: admin.token });
  const found = data.groups.flatMap((group) => group.rules).find((rule) => rule.name === name);
  if (found === undefined) throw new Error(`No rule ${name}`);
  return found;
}

it('lists every rule once, with bounds, defaults and what is fixed', async () => {
  const { data } = await test.client.call('listRules', {}, { token: admin.token });
  const names = data.groups.flatMap((group) => group.rules.map((rule) => rule.name));
  expect(new Set(names).size).toBe(names.length);
  expect(await ruleOf('daysToCancel')).toMatchObject({ default: 2, own: null, unit: 'days', kept: true, fixed: null });
  expect(await ruleOf('withdrawalDays')).toMatchObject({ fixed: 'law' });
  expect(await ruleOf('connectionsPerAddress')).toMatchObject({ fixed: 'process', markets: [] });
  expect(await ruleOf('toleranceMinutes')).toMatchObject({ choices: [10, 15, 20, 30, 45], restaurants: 0 });
  expect(data.markets.find(({ country }) => country === 'PT')?.prices).toEqual({ 2: 600, 4: 900, 6: 1400 });
});

it('changes one market, is read at once, and is told with before and after', async () => {
  taken(await change([cell('daysToCancel', 'BR', null, 3)]));
  expect(await ruleOf('daysToCancel')).toMatchObject({ own: null });
  const config = await test.client.call('getConfig', {});
  const settings = (country: string) => config.data.markets.find((one) => one.country === country)?.settings;
  expect([settings('BR')?.daysToCancel, settings('PT')?.daysToCancel]).toEqual([3, undefined]);
  taken(await change([cell('daysToCancel', 'BR', 3, null)]));
  const versions = taken(await admin.call('listRuleVersions', { params: { group: 'cancellation' }, query: {} }));
  expect(versions.slice(0, 2).map(({ changes, reason }) => [changes, reason])).toEqual([
    [[{ name: 'daysToCancel', country: 'BR', before: 3, after: null }], 'A test of rules'],
    [[{ name: 'daysToCancel', country: 'BR', before: null, after: 3 }], 'A test of rules'],
  ]);
});

it('has the second of two admins see the first one’s value', async () => {
  const other = await newAdmin(test);
  taken(await change([cell('graceMinutes', null, null, 90)]));
  const refused = await refusal([cell('graceMinutes', null, null, 45)], other);
  expect([refused.code, refused.params]).toEqual([
    'rules_changed',
    { theirs: [{ name: 'graceMinutes', country: null, value: 90 }] },
  ]);
  taken(await change([cell('graceMinutes', null, 90, 45)], other));
  expect((await ruleOf('graceMinutes')).own).toBe(45);
});

it.each([
  ['holdMinutes', null, 61, 'rule_range', 'Choose a value from 1 to 60.'],
  ['toleranceMinutes', null, 25, 'rule_range', 'Choose a value.'],
  ['horizonMax', null, 29, 'rule_breaks', 'With this, “Days ahead” would be out of its bounds (7 to 29).'],
  [
    'holdMinutes',
    'PT',
    1,
    'rule_breaks',
    'With this, “Warning before the hold ends” in PT would be out of its bounds (0 to 1).',
  ],
  ['giftMax', 'PT', 500, 'rule_range', 'Choose a value from 600 to 100000000.'],
  ['pinTries', 'PT', 4, 'rule_of_all', 'This rule is the same in all countries.'],
  ['withdrawalDays', 'PT', 4, 'rule_fixed', 'This rule is fixed by law or by the server’s configuration.'],
  ['connectionsPerAddress', null, 4, 'rule_fixed', 'This rule is fixed by law or by the server’s configuration.'],
  ['shutdownSeconds', null, 4, 'rule_unknown', 'This rule does not exist.'],
  ['price4', null, 4, 'rule_unknown', 'This rule does not exist.'],
  ['lateChoices', null, 5, 'invalid_type', undefined],
] as const)('refuses %s of %s at %s: %s', async (name, country, value, code, words) => {
  const refused = await refusal([cell(name, country, null, value)]);
  expect(refused.code).toBe('rules_invalid');
  expect(refused.issues?.[0]).toMatchObject({ path: 'changes.0.value', code, ...(words ? { message: words } : {}) });
  expect((await test.pool.query('select settings from system_config')).rows[0].settings).toEqual({});
});

it('names a restaurant whose own value new bounds would leave out', async () => {
  const table = await openTable(test.pool);
  await test.pool.query('update restaurant set horizon_days = 50, company_name = $2 where id = $1', [
    table.restaurantId,
    'Taberna do Açúcar',
  ]);
  const refused = await refusal([cell('horizonMax', null, null, 40)]);
  expect(refused.issues?.[0]).toMatchObject({
    code: 'rule_restaurants',
    message: 'Taberna do Açúcar has a value of their own that this would not allow.',
  });
  expect(await ruleOf('horizonDays')).toMatchObject({ restaurants: 1 });
});

it('moves the restaurants that follow a rule, and leaves those that say otherwise', async () => {
  const [follows, own] = [await openTable(test.pool), await openTable(test.pool)];
  await test.pool.query('update restaurant set cutoff_minutes = 60 where id = $1', [own.restaurantId]);
  taken(await change([cell('cutoffMinutes', 'PT', null, 90)]));
  await drain(test.context);
  const minutesOf = async (id: string) =>
    (await test.pool.query('select cutoff_minutes from restaurant where id = $1', [id])).rows[0].cutoff_minutes;
  expect([await minutesOf(follows.restaurantId), await minutesOf(own.restaurantId)]).toEqual([90, 60]);
});

it('changes prices alike, and refuses a market without one for a size', async () => {
  taken(await change([cell('price4', 'ES', 900, 950)]));
  const { data } = await test.client.call('getConfig', {});
  const spain = data.markets.find(({ country }) => country === 'ES');
  expect(spain?.voucherPrices.map(({ price }) => price.amount)).toEqual([600, 950, 1400]);
  const refused = await refusal([cell('price4', 'ES', 950, null)]);
  expect(refused.issues?.[0]).toMatchObject({ code: 'price_missing', message: 'Every table size needs a price.' });
  taken(await change([cell('price4', 'ES', 950, 900)]));
});

it('reaches every process within two seconds, also one that was not told', async () => {
  const [told, deaf] = await Promise.all([
    startTestApp({ databaseUrl: test.databaseUrl }),
    startTestApp({ databaseUrl: test.databaseUrl, overrides: { changes: await deafChanges() } }),
  ]);
  try {
    const minutes = async (app: TestApp) => (await app.client.call('getConfig', {})).data.settings.holdMinutes;
    expect([await minutes(told), await minutes(deaf)]).toEqual([10, 10]);
    taken(await change([cell('holdMinutes', null, null, 12)]));
    await expect.poll(() => minutes(told), { timeout: 2_000 }).toBe(12);
    await expect.poll(() => minutes(deaf), { timeout: 2_000 }).toBe(12);
  } finally {
    await Promise.all([told.close(), deaf.close()]);
  }
});

/** Of a process whose connection that listens is lost. */
async function deafChanges() {
  const stop = () => {};
  return {
    onOrder: () => stop,
    onTeamLeft: () => stop,
    onSessionEnded: () => stop,
    onStreamEnded: () => stop,
    onSite: () => stop,
    onContent: () => stop,
    close: async () => {},
  };
}

it('shows the sentences that would change, in three languages, and saves nothing', async () => {
  const changes = [cell('daysToCancel', 'ES', null, 3)];
  const sentences = taken(await admin.call('previewRules', { body: { changes } }));
  expect(new Set(sentences.map(({ locale }) => locale))).toEqual(new Set(['pt', 'en', 'es']));
  expect(sentences).toContainEqual({
    where: 'cancel',
    locale: 'en',
    country: 'ES',
    before: expect.stringContaining('48 hours'),
    after: expect.stringContaining('72 hours'),
  });
  expect(sentences.some(({ where }) => where === 'terms')).toBe(true);
  expect(await ruleOf('daysToCancel')).toMatchObject({ own: null });
  const refused = await admin.problem('previewRules', { body: { changes: [cell('holdMinutes', null, null, 99)] } });
  expect(refused.code).toBe('rules_invalid');
});
