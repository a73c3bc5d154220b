import type { AdminCatalogueEntry } from '@metade/contracts/admin-catalogue.ts';
import { catalogueKinds } from '@metade/contracts/catalogue.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { ArrowDownUp, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { pickIn, textIn } from '../shell/query-values.ts';
import { SearchForm } from '../admin/search-form.tsx';
import { CsvButton } from '../lists/csv-button.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { useSession } from '../session/session.tsx';
import { KindTabs } from '../shell/kind-tabs.tsx';
import { go, hrefOf, useRoute } from '../shell/navigation.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryList } from './entry-list.tsx';
import { isOffered, nameOf, withText } from './entry-name.ts';
import { OrderDialog } from './order-dialog.tsx';

/** What restaurants and posts choose from: kitchens, services or categories of the blog, each with its names beside each other. */
export function CatalogueScreen() {
  const { m, locale } = useWords();
  const { call } = useSession();
  const { query } = useRoute();
  const kind = pickIn(query, 'kind', catalogueKinds) ?? 'kitchen';
  const text = textIn(query, 'text');
  const asked = query.get('entry');
  const [ordering, setOrdering] = useState(false);
  useTitle(m.catalogue.title);
  const { value, failed, again } = useLoaded(
    useCallback(async () => (await call('listCatalogue', { query: { kind } })).data, [call, kind]),
  );
  const open = asked === 'new' ? null : value?.find(({ slug }) => slug === asked);
  const isOpen = value !== null && asked !== null && open !== undefined;
  const title = open ? m.catalogue.edit(nameOf(open, locale)) : m.catalogue.add[kind];
  const close = () => go(hrefOf('catalogue', { kind, text: text ?? null }), 'replace');
  const found = withText(value ?? [], text ?? '');
  const offered = found.filter(isOffered);
  const byName = (a: AdminCatalogueEntry, b: AdminCatalogueEntry) =>
    nameOf(a, locale).localeCompare(nameOf(b, locale), locale);
  const list = { all: value ?? [], kind, text: text ?? null };
  return (
    <>
      <ListHead title={m.catalogue.title} text={m.catalogue.text}>
        <CsvButton list="exportCatalogue" input={{ query: { kind, text } }} />
        <Button onClick={() => setOrdering(true)} disabled={value === null}>
          <ArrowDownUp aria-hidden="true" className="size-5" strokeWidth={1.9} />
          {m.catalogue.order}
        </Button>
        <Button kind="brand" onClick={() => go(hrefOf('catalogue', { kind, text: text ?? null, entry: 'new' }))}>
          <Plus aria-hidden="true" className="size-5" strokeWidth={1.9} />
          {m.catalogue.add[kind]}
        </Button>
      </ListHead>
      <KindTabs
        label={m.catalogue.kindsLabel}
        kinds={catalogueKinds}
        current={kind}
        href={(one) => hrefOf('catalogue', { kind: one })}
      >
        {(one) => m.catalogue.kinds[one]}
      </KindTabs>
      <SearchForm screen="catalogue" fields={[{ name: 'text', label: m.catalogue.search }]} kept={{ kind }} />
      {failed ? <Unreachable again={again} /> : null}
      {value === null && !failed ? <ListSkeleton /> : null}
      {value && found.length === 0 ? <p className="mt-8 text-ink-2">{m.catalogue.none}</p> : null}
      <EntryList {...list} title={m.catalogue.first} entries={offered.filter(({ position }) => position !== null)} />
      <EntryList
        {...list}
        title={offered.some(({ position }) => position !== null) ? m.catalogue.byName : m.catalogue.kinds[kind]}
        entries={offered.filter(({ position }) => position === null).toSorted(byName)}
      />
      <EntryList
        {...list}
        title={m.catalogue.goneTitle}
        entries={found.filter((one) => !isOffered(one)).toSorted(byName)}
      />
      <Dialog sheet side open={isOpen} onClose={close} title={title} closeLabel={m.close}>
        <EntryForm
          key={`${kind} ${asked}`}
          title={title}
          kind={kind}
          entry={open ?? null}
          all={list.all}
          onChanged={again}
          onClose={close}
        />
      </Dialog>
      {value && ordering ? (
        <OrderDialog kind={kind} entries={value} onChanged={again} onClose={() => setOrdering(false)} />
      ) : null}
    </>
  );
}
