import { percentOf, subtract } from '@metade/domain/money.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { Tag } from '@metade/ui/tag.tsx';
import { ArrowDown, ArrowUp, ChevronDown, GripVertical } from 'lucide-react';
import { readAmount } from '../profile/amount.ts';
import { useWords } from '../words/words.tsx';
import { DishFields } from './dish-fields.tsx';
import type { DishDraft } from './menu-draft.ts';
import type { MenuForm } from './use-menu-form.ts';

const TOOL =
  'grid size-11 shrink-0 place-items-center rounded-2 hover:bg-hover disabled:text-ink-3 disabled:opacity-50';

/** A dish in the list: its prices, its position (by dragging or two buttons), and its fields when open. */
export function DishRow({
  form,
  index,
  open,
  onToggle,
  move,
  drag,
}: {
  form: MenuForm;
  index: number;
  open: boolean;
  onToggle: () => void;
  move: (to: number) => void;
  drag: { over: boolean; start: () => void; end: () => void; drop: () => void };
}) {
  const { m } = useWords();
  const words = m.manage.menu;
  const dish = form.dishes[index];
  if (!dish) return null;
  const name = dish.name || words.unnamed;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is one way; the buttons in it are the other
    <li
      draggable={!open}
      onDragStart={drag.start}
      onDragEnd={drag.end}
      onDragOver={(event) => drag.over && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        drag.drop();
      }}
      className="border-b border-line py-2"
    >
      <div className="flex items-center gap-1">
        <GripVertical aria-hidden="true" className="hidden size-5 shrink-0 cursor-grab text-ink-3 sm:block" />
        <button
          type="button"
          aria-expanded={open}
          onClick={onToggle}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-2 px-2 text-left hover:bg-hover"
        >
          {dish.picture ? (
            <img
              src={`/pictures/400/${dish.picture}`}
              alt=""
              className="size-12 shrink-0 rounded-2 bg-hover object-cover"
            />
          ) : null}
          <span className="min-w-0 flex-1">
            <span className="block font-semibold break-words">{name}</span>
            <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
              {dish.section}
              {dish.hidden ? <Tag>{words.hiddenTag}</Tag> : null}
            </span>
          </span>
          <Prices form={form} dish={dish} />
          <ChevronDown aria-hidden="true" className={`size-5 shrink-0 ${open ? 'rotate-180' : ''}`} />
        </button>
        <button
          type="button"
          aria-label={words.up(name)}
          disabled={index === 0}
          onClick={() => move(index - 1)}
          className={TOOL}
        >
          <ArrowUp aria-hidden="true" className="size-5" />
        </button>
        <button
          type="button"
          aria-label={words.down(name)}
          disabled={index === form.dishes.length - 1}
          onClick={() => move(index + 1)}
          className={TOOL}
        >
          <ArrowDown aria-hidden="true" className="size-5" />
        </button>
      </div>
      {open ? <DishFields form={form} dish={dish} index={index} /> : null}
    </li>
  );
}

/** Full and half price, if the price is a valid amount. */
function Prices({ form, dish }: { form: MenuForm; dish: DishDraft }) {
  const { locale } = useWords();
  const amount = readAmount(dish.price);
  if (Number.isNaN(amount)) return null;
  const price = { amount, currency: form.saved.currency };
  const half = subtract(price, percentOf(price, form.saved.discount_percent));
  return (
    <span className="shrink-0 text-right text-sm">
      {dish.food ? (
        <>
          <s className="block text-ink-3">{formatMoney(price, locale)}</s>
          <b className="font-semibold">{formatMoney(half, locale)}</b>
        </>
      ) : (
        formatMoney(price, locale)
      )}
    </span>
  );
}
