import { FieldError } from '@metade/ui/field.tsx';
import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { useWords } from '../words/words.tsx';

/** A score of one to five stars, as radio buttons: works with arrow keys and without JavaScript. error: while none is chosen. */
export function ScoreField({
  label,
  name,
  value,
  error: missing,
}: {
  label: string;
  name: string;
  value: string | undefined;
  error: string | undefined;
}) {
  const { m } = useWords();
  const id = useId();
  const [chosen, setChosen] = useState(Boolean(value));
  const error = chosen ? undefined : missing;
  return (
    <fieldset
      role="radiogroup"
      onChange={() => setChosen(true)}
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1">
        <span id={`${id}-label`} className="text-sm font-semibold">
          {label}
        </span>
        <div className="flex">
          {[1, 2, 3, 4, 5].map((score) => (
            <label key={score} className={STAR}>
              <input
                type="radio"
                name={name}
                value={score}
                defaultChecked={value === String(score)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star aria-hidden="true" className="size-6" strokeWidth={1.9} />
              <span className="sr-only">{m.reviews.stars(score)}</span>
            </label>
          ))}
        </div>
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

// A star is filled up to the chosen one.
const STAR =
  'relative grid size-11 cursor-pointer place-items-center rounded-2 text-ink-3 hover:bg-hover has-focus-visible:outline-3 has-focus-visible:outline-focus has-checked:text-ink [&:has(:checked)_svg]:fill-current [&:has(~label_:checked)]:text-ink [&:has(~label_:checked)_svg]:fill-current';
