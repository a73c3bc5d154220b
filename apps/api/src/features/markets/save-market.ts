import { resolveSettings, type Settings } from '@metade/domain/settings.ts';
import { keepRules } from '../../db/kept-rules.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { readMarkets } from './list-markets.ts';
import type { MarketRow } from './write-market.ts';
import { writeMarket } from './write-market.ts';

type Row = Omit<MarketRow, 'country'> & { version: string; shown: boolean };

/** Opens or changes a market. Refused when it is no longer as the caller read it. */
export const saveMarket: Handler<'saveMarket'> = async (context, { params: { code }, body, session }) => {
  await transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<Row>(
      `select md5(m::text) as version, currency, default_locale as "defaultLocale", voucher_prices as "voucherPrices", settings, legal, shown
       from market m where country = $1 for update`,
      [code],
    );
    const [old] = rows;
    if ((old?.version ?? null) !== body.version) throw new Refused('market_changed');
    const settings = withWithdrawal(old?.settings ?? {}, body.withdrawal_days);
    const { rows: system } = await trx.query<{ settings: Partial<Settings> }>('select settings from system_config');
    const wider = { operator: context.config.settings, marketplace: system[0]?.settings ?? {} };
    const [before, after] = [old?.settings ?? {}, settings].map((market) => resolveSettings({ ...wider, market }));
    if (!before?.ok || !after?.ok) throw new Refused('rules_invalid');
    if (old) await keepRules(trx, code, before.settings);
    const { currency, default_locale: defaultLocale, prices: voucherPrices, legal, shown } = body;
    const market = { country: code, currency, defaultLocale, voucherPrices, settings, legal, shown };
    if (!(await writeMarket(trx, market))) throw new Refused('market_currency', { currency: old?.currency });
    await record(trx, session.userId, market, old, body.reason);
  });
  return { data: await readMarkets(context.pool) };
};

function withWithdrawal(settings: Record<string, unknown>, days: number): Record<string, unknown> {
  const others = Object.entries(settings).filter(([name]) => name !== 'withdrawalDays');
  return Object.fromEntries(days > 0 ? [...others, ['withdrawalDays', days]] : others);
}

/** The market's facts, with prices where the history of rules does not show them. */
async function record(trx: Trx, admin: string, market: MarketRow, old: Row | undefined, reason: string): Promise<void> {
  const by = { id: admin, role: 'admin' } as const;
  const facts = ({ currency, defaultLocale, legal, shown, settings }: Omit<MarketRow, 'country'>) => ({
    currency,
    default_locale: defaultLocale,
    legal,
    shown,
    withdrawal_days: settings.withdrawalDays ?? 0,
  });
  const subject = market.country;
  const what = old ? 'market.saved' : 'market.opened';
  await recordChange(trx, { by, what, subject, before: old ? facts(old) : {}, after: { ...facts(market), reason } });
  const prices = ([2, 4, 6] as const).filter((places) => old?.voucherPrices[places] !== market.voucherPrices[places]);
  if (prices.length === 0) return;
  const told = (of: MarketRow['voucherPrices'] | undefined) =>
    Object.fromEntries(prices.map((places) => [`${subject}.price${places}`, of?.[places] ?? null]));
  await recordChange(trx, {
    by,
    what: 'rules.changed',
    subject: 'prices',
    before: told(old?.voucherPrices),
    after: { ...told(market.voucherPrices), reason },
  });
}
