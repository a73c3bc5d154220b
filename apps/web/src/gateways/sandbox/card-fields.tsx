import { Field } from '@metade/ui/field.tsx';
import type { ChangeEvent } from 'react';
import { useWords } from '../../words/words.tsx';
import { groupDigits, slashExpiry, type CardErrors, type CardInput } from './card-input.ts';

/** Inputs of a new card. They have no name, so that no form can send them to us. */
export function CardFields({
  card,
  errors,
  onChange,
}: {
  card: CardInput;
  errors: CardErrors;
  onChange: (change: (card: CardInput) => CardInput) => void;
}) {
  const { m } = useWords();
  const error = (field: keyof CardInput) => {
    const code = errors[field];
    return code && m.checkout.cardErrors[code];
  };
  // Several may change at once: by autofill, or by typing before hydration.
  const set = (field: keyof CardInput, value: string) => onChange((latest) => ({ ...latest, [field]: value }));
  return (
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
  );
}

/** Formats the input's text, keeping the caret after the same digit. */
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
