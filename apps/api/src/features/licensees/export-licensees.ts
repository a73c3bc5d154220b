import { toIso } from '@metade/domain/time.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import type { Handler } from '../../http/call.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { type ListedLicensee, licenseesSql } from './licensee-view.ts';

export const exportLicensees: Handler<'exportLicensees'> = async (context, { locale, reply }) => {
  const { licensee, lists } = panelWords(locale);
  const { licences: words } = licensee;
  const { columns, files } = lists;
  const markets = await context.markets.all();
  const percentOf = (country: string) =>
    markets.find((market) => market.country === country)?.settings.licenseeFeePercent ?? null;
  await sendCsv<ListedLicensee>(
    context,
    reply,
    files.licences,
    [
      [columns.number, (row) => row.number],
      [columns.name, (row) => row.name],
      [columns.country, (row) => row.country],
      [words.cities, (row) => row.cities.map(({ name }) => name).join(', ')],
      [words.percent, (row) => row.share_percent ?? percentOf(row.country)],
      [lists.licence.ends, (row) => row.ends_on],
      [licensee.restaurants.title, (row) => row.restaurants],
      [lists.licence.leadsDue, (row) => row.leads_due],
      [lists.licence.unpaid, (row) => row.unpaid],
      [columns.id, (row) => row._id],
    ],
    (reader) => reader.query<ListedLicensee>(licenseesSql, [toIso(context.now()).slice(0, 10)]),
  );
};
