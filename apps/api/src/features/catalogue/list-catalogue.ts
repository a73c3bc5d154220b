import type { AdminCatalogueEntry } from '@metade/contracts/admin-catalogue.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import type { Handler } from '../../http/call.ts';
import { type Column, sendCsv } from '../../http/send-csv.ts';
import { entriesSql, entriesValues, readEntries } from './entries.ts';

export const listCatalogue: Handler<'listCatalogue'> = async (context, { query }) => ({
  data: await readEntries(context.pool, query),
});

export const exportCatalogue: Handler<'exportCatalogue'> = async (context, { query, reply, locale }) => {
  const { catalogue, lists } = panelWords(locale);
  const { columns } = catalogue;
  const stateOf = ({ retired, merged_into }: AdminCatalogueEntry) => {
    if (merged_into !== null) return catalogue.mergedInto(merged_into);
    return retired ? catalogue.retired : catalogue.offered;
  };
  const table: Column<AdminCatalogueEntry>[] = [
    [columns.kind, ({ kind }) => catalogue.kinds[kind]],
    [columns.slug, ({ slug }) => slug],
    ...(['pt', 'pt-BR', 'en', 'es'] as const).map(
      (one): Column<AdminCatalogueEntry> => [catalogue.languages[one], ({ names }) => names[one] ?? null],
    ),
    [columns.icon, ({ icon }) => icon],
    [columns.position, ({ position }) => position],
    [columns.state, stateOf],
    [columns.used, ({ used }) => used],
  ];
  await sendCsv(context, reply, lists.files.catalogue, table, (reader) =>
    reader.query<AdminCatalogueEntry>(entriesSql, entriesValues(query)),
  );
};
