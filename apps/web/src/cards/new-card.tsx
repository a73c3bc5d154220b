import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TypedCard } from '../gateways/card-gateway.ts';
import { useWords } from '../words/words.tsx';

/** A new card with the gateway's fields. choice: the radio button where there are other cards; closed shows only that. */
export function NewCard({
  card: { fields, brand },
  choice,
  closed = false,
  children,
}: {
  card: TypedCard;
  choice?: ReactNode;
  closed?: boolean;
  children?: ReactNode;
}) {
  const { m } = useWords();
  return (
    <fieldset className={`rounded-3 p-4 md:px-5 ${closed ? 'border border-line' : 'border-2 border-ink'}`}>
      <legend className="sr-only">{m.checkout.newCard}</legend>
      <div className="flex min-h-6 items-center justify-between gap-3 font-semibold">
        {choice ?? <span aria-hidden="true">{m.checkout.newCard}</span>}
        <span className="flex items-center gap-2 text-sm">
          <output>
            <span className="sr-only">{brand ? m.checkout.brandOf(brand) : ''}</span>
            <span aria-hidden="true">{brand}</span>
          </output>
          <Lock aria-hidden="true" className="size-5" />
        </span>
      </div>
      {closed ? null : (
        <>
          {fields}
          {children}
          <p className="mt-3 text-xs text-ink-3">{m.checkout.secure}</p>
        </>
      )}
    </fieldset>
  );
}
