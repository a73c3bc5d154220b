import { readSum } from '@metade/domain/read-sum.ts';
import type { BillKind } from '@metade/domain/right-bill.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { useRef, useState } from 'react';
import type { NamedLine } from '@metade/booking-flow/bill-draft.ts';
import { useWords } from '../words/words.tsx';
import { Segments } from './segments.tsx';

const kinds: readonly BillKind[] = ['food', 'dessert', 'drink'];

/** An item that is not on the menu: name, price, and its kind, which decides the discount. */
export function OwnLine({
  kind: first,
  currency,
  onAdd,
}: {
  kind: BillKind;
  currency: string;
  onAdd: (line: Omit<NamedLine, 'count'>) => void;
}) {
  const { m } = useWords();
  const [kind, setKind] = useState(first);
  const [wrong, setWrong] = useState({ name: false, price: false });
  const form = useRef<HTMLFormElement>(null);
  const add = () => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const name = String(typed.get('name') ?? '').trim();
    const price = readSum(String(typed.get('price') ?? ''));
    setWrong({ name: !name, price: price === 0 });
    if (!name || price === 0) return;
    onAdd({ name, price, kind });
    form.current.reset();
    form.current.querySelector('input')?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
      className="mt-6 flex flex-col gap-3.5 rounded-3 bg-sunk px-4 py-4"
    >
      <h3 className="font-text text-md font-bold tracking-normal">{m.bill.ownTitle}</h3>
      <Segments
        label={m.bill.kindLabel}
        options={kinds.map((value) => ({ value, name: m.bill.kinds[value] }))}
        chosen={kind}
        onChoose={setKind}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3.5">
        <Field
          label={m.bill.name}
          name="name"
          maxLength={120}
          autoComplete="off"
          error={wrong.name ? m.bill.nameWrong : undefined}
        />
        <Field
          label={m.bill.price(currency)}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          error={wrong.price ? m.bill.priceWrong : undefined}
        />
      </div>
      <Button type="submit" className="self-start">
        {m.bill.add}
      </Button>
    </form>
  );
}
