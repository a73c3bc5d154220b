import type { Order } from '@metade/contracts/orders.ts';
import { TextArea } from '@metade/ui/field.tsx';
import { ChevronDown, UsersRound } from 'lucide-react';
import { useWords } from '../words/words.tsx';

/** Party size and note, collapsed by default: the searched party is set. */
export function TableDetails({
  order,
  noteMax,
  noteError,
}: {
  order: Order;
  noteMax: number;
  noteError: string | undefined;
}) {
  const { m } = useWords();
  return (
    <details id="table" open={order.note !== '' || noteError !== undefined} className="group border-y border-line">
      <summary className="flex min-h-14 items-center gap-3 py-2">
        <UsersRound aria-hidden="true" className="size-5 shrink-0" />
        <span className="flex-1">{m.checkout.tableDetails}</span>
        <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-220 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 pb-5">
        <fieldset>
          <legend className="text-sm font-semibold">{m.checkout.people}</legend>
          <p className="mb-2 text-xs text-ink-3">{m.checkout.peopleHint(order.places)}</p>
          <div className="flex flex-wrap gap-2">
            {Array.from({ length: order.places }, (_, index) => index + 1).map((people) => (
              <label
                key={people}
                className="grid min-h-12 min-w-14 place-items-center rounded-2 border border-line font-semibold hover:bg-hover has-[:checked]:border-transparent has-[:checked]:bg-ink has-[:checked]:text-page has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-[var(--focus)]"
              >
                <input
                  type="radio"
                  name="people"
                  value={people}
                  defaultChecked={people === order.people}
                  className="sr-only"
                />
                <span className="sr-only">{m.site.people(people)}</span>
                <span aria-hidden="true">{people}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <TextArea
          label={`${m.checkout.note} (${m.site.optional})`}
          name="note"
          maxLength={noteMax}
          rows={3}
          hint={m.checkout.noteHint(noteMax)}
          defaultValue={order.note}
          error={noteError}
        />
      </div>
    </details>
  );
}
