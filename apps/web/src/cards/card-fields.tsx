import { Field } from '@metade/ui/field.tsx';
import { Lock } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import { brandOf, groupDigits, slashExpiry, type CardErrors, type CardInput } from './card-input.ts';

/**
 * The inputs of a new card. None has a name, so that no form can ever send them to us. choice: what chooses this card where
 * there are others; closed shows that alone.
 */
export function CardFields({
  card,
  errors,
  onChange,
  choice,
  closed = false,
  children,
}: {
  card: CardInput;
  errors: CardErrors;
  onChange: (change: (card: CardInput) => CardInput) => void;
  choice?: ReactNode;
  closed?: boolean;
  children?: ReactNode;
}) {
  const { m } = useWords();
  const brand = brandOf(card.number);
  const error = (field: keyof CardInput) => {
    const code = errors[field];
    return code && m.checkout.cardErrors[code];
  };
  // Several may come at once: what a browser fills in, or what was typed before the script ran.
  const set = (field: keyof CardInput, value: string) => onChange((latest) => ({ ...latest, [field]: value }));
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
          <div className="mt-4 flex flex-col gap-4">
            <Field
              label={m.checkout.cardNumber}
              data-card="number"
              inputMode="numeric"
              autoComplete="cc-number"
              maxLength={26}
              value={card.number}
              onChange={(event) => set('number', reshaped(event, groupDigits))}
              error={error('number')}
            />
            <div className="grid grid-cols-2 grid-rows-[repeat(3,auto)] gap-x-3.5 [&_label]:self-end [&>div]:row-span-3 [&>div]:grid [&>div]:grid-rows-subgrid">
              <Field
                label={m.checkout.expiry}
                data-card="expiry"
                inputMode="numeric"
                autoComplete="cc-exp"
                placeholder={m.checkout.expiryPlaceholder}
                value={card.expiry}
                onChange={(event) => set('expiry', reshaped(event, slashExpiry))}
                error={error('expiry')}
              />
              <Field
                label={m.checkout.code}
                data-card="cvc"
                inputMode="numeric"
                autoComplete="cc-csc"
                maxLength={4}
                placeholder={m.checkout.codePlaceholder}
                value={card.cvc}
                onChange={(event) => set('cvc', event.target.value.replace(/\D/g, ''))}
                error={error('cvc')}
              />
            </div>
            <Field
              label={m.checkout.holder}
              data-card="holder"
              autoComplete="cc-name"
              maxLength={80}
              value={card.holder}
              onChange={(event) => set('holder', event.target.value)}
              error={error('holder')}
            />
          </div>
          {children}
          <p className="mt-3 text-xs text-ink-3">{m.checkout.secure}</p>
        </>
      )}
    </fieldset>
  );
}

/** The input's text in its shape, with the caret after the same digit as before. */
function reshaped({ target }: ChangeEvent<HTMLInputElement>, shape: (text: string) => string): string {
  const atEnd = target.selectionStart === target.value.length;
  const digits = target.value.slice(0, target.selectionStart ?? 0).replace(/\D/g, '').length;
  const value = shape(target.value);
  if (!atEnd) {
    let caret = 0;
    for (let seen = 0; caret < value.length && seen < digits; caret++) if (/\d/.test(value[caret] ?? '')) seen++;
    requestAnimationFrame(() => target.setSelectionRange(caret, caret));
  }
  return value;
}
