import type { AdminCatalogueEntry } from '@metade/contracts/admin-catalogue.ts';
import type { CatalogueKind } from '@metade/contracts/catalogue.ts';
import { Button } from '@metade/ui/button.tsx';
import { CatalogueIcon } from '@metade/ui/catalogue-icon.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { ArrowDown, ArrowUp, GripVertical, Plus, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { refusalOf } from '../api.ts';
import { moved } from '../menu/menu-draft.ts';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';
import { hasIcon, isOffered, nameOf } from './entry-name.ts';

const tool = 'grid size-11 shrink-0 place-items-center rounded-2 hover:bg-hover disabled:opacity-40';

/** Which entries come first in every list, dragged or moved by arrows; the others follow by name. Saved as a whole. */
export function OrderDialog({
  kind,
  entries,
  onChanged,
  onClose,
}: {
  kind: CatalogueKind;
  entries: readonly AdminCatalogueEntry[];
  onChanged: () => void;
  onClose: () => void;
}) {
  const { m, locale } = useWords();
  const { call } = useSession();
  const { show } = useToast();
  const [was, setWas] = useState(() => entries.filter(({ position }) => position !== null).map(({ slug }) => slug));
  const [order, setOrder] = useState(was);
  const [dragged, setDragged] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  useUnsaved(order.join() !== was.join());
  const first = order.flatMap((slug) => entries.find((one) => one.slug === slug && isOffered(one)) ?? []);
  const rest = entries
    .filter((one) => isOffered(one) && !order.includes(one.slug))
    .toSorted((a, b) => nameOf(a, locale).localeCompare(nameOf(b, locale), locale));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure('');
    try {
      await call('orderCatalogue', { params: { kind }, body: { slugs: order, was } });
      flushSync(() => setWas(order));
      show({ text: m.catalogue.orderSaved });
      onChanged();
      onClose();
      return;
    } catch (error) {
      const refusal = refusalOf(error);
      const theirs = refusal?.code === 'catalogue_order_changed' ? (refusal.params?.slugs as string[]) : null;
      if (theirs) setWas(theirs);
      setFailure(theirs ? m.catalogue.orderTheirs : (refusal?.message ?? m.unreachable));
    }
    setBusy(false);
  };
  return (
    <Dialog
      sheet
      side
      open
      onClose={onClose}
      title={m.catalogue.orderTitle}
      closeLabel={m.close}
      footer={
        <Button type="submit" form="catalogue-order" kind="brand" busy={busy} className="min-h-12 w-full">
          {m.catalogue.saveOrder}
        </Button>
      }
    >
      <form id="catalogue-order" onSubmit={(event) => void save(event)}>
        <p className="text-sm text-ink-2">{m.catalogue.orderText}</p>
        <p role="alert" className="mt-2 text-sm font-semibold text-bad empty:hidden">
          {failure}
        </p>
        {first.length === 0 ? <p className="mt-4 text-sm text-ink-3">{m.catalogue.orderNone}</p> : null}
        <ol className="mt-4 border-t border-line empty:hidden">
          {first.map((entry, index) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is one way; the buttons in it are the other
            <li
              key={entry.slug}
              draggable
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null) setOrder(moved(order, dragged, index));
              }}
              className="flex items-center gap-1 border-b border-line py-1"
            >
              <GripVertical aria-hidden="true" className="hidden size-5 shrink-0 cursor-grab text-ink-3 sm:block" />
              <Named entry={entry} />
              <button
                type="button"
                aria-label={m.catalogue.up(nameOf(entry, locale))}
                disabled={index === 0}
                onClick={() => setOrder(moved(order, index, index - 1))}
                className={tool}
              >
                <ArrowUp aria-hidden="true" className="size-5" />
              </button>
              <button
                type="button"
                aria-label={m.catalogue.down(nameOf(entry, locale))}
                disabled={index === first.length - 1}
                onClick={() => setOrder(moved(order, index, index + 1))}
                className={tool}
              >
                <ArrowDown aria-hidden="true" className="size-5" />
              </button>
              <button
                type="button"
                aria-label={m.catalogue.leave(nameOf(entry, locale))}
                onClick={() => setOrder(order.filter((slug) => slug !== entry.slug))}
                className={tool}
              >
                <X aria-hidden="true" className="size-5" />
              </button>
            </li>
          ))}
        </ol>
        <h3 className="mt-6 text-sm font-semibold text-ink-2">{m.catalogue.byName}</h3>
        <ul className="mt-2 border-t border-line">
          {rest.map((entry) => (
            <li key={entry.slug} className="flex items-center gap-1 border-b border-line py-1">
              <Named entry={entry} />
              <button
                type="button"
                aria-label={m.catalogue.putFirst(nameOf(entry, locale))}
                onClick={() => setOrder([...order, entry.slug])}
                className={tool}
              >
                <Plus aria-hidden="true" className="size-5" />
              </button>
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  );
}

function Named({ entry }: { entry: AdminCatalogueEntry }) {
  const { locale } = useWords();
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3 px-1">
      {hasIcon(entry.kind) ? <CatalogueIcon icon={entry.icon} className="size-5 shrink-0 text-ink-2" /> : null}
      <span className="min-w-0 break-words">{nameOf(entry, locale)}</span>
    </span>
  );
}
