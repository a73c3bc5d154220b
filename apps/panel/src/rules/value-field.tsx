import type { Rule } from '@metade/contracts/rules.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field, Select } from '@metade/ui/field.tsx';
import { Minus, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { amountText, readAmount } from '../profile/amount.ts';
import { useWords } from '../words/words.tsx';
import { valueText, type RuleValue } from './rule-value.ts';

type Props = {
  rule: Rule;
  name: string;
  currency: string | null;
  value: RuleValue;
  onChange: (value: RuleValue) => void;
};

/** The editor for a rule's kind of value: choices, a list, an amount, or a number with its unit. Never free text. */
export function ValueField(props: Props) {
  const { rule, value } = props;
  if (Array.isArray(value)) return <ListField {...props} value={value} />;
  if (rule.choices !== null) return <ChoiceField {...props} value={value} choices={rule.choices} />;
  return rule.unit === 'minor units' ? <SumField {...props} value={value} /> : <NumberField {...props} value={value} />;
}

function ChoiceField({ rule, name, currency, value, choices, onChange }: Props & { value: number; choices: number[] }) {
  const { locale } = useWords();
  return (
    <Select label={name} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {choices.map((one) => (
        <option key={one} value={one}>
          {valueText(one, rule, locale, currency)}
        </option>
      ))}
    </Select>
  );
}

function NumberField({ rule, name, value, onChange }: Props & { value: number }) {
  const { m, locale } = useWords();
  const step = (by: number) => onChange(Math.min(rule.max, Math.max(rule.min, value + by)));
  const button = 'grid size-11 shrink-0 place-items-center rounded-2 hover:bg-hover disabled:text-ink-3';
  return (
    <div className="flex items-center gap-3">
      <div className="flex items-center rounded-2 border border-ink">
        <button
          type="button"
          aria-label={`${m.rules.less}: ${name}`}
          disabled={value <= rule.min}
          onClick={() => step(-1)}
          className={button}
        >
          <Minus aria-hidden="true" className="size-4" strokeWidth={1.9} />
        </button>
        <input
          type="text"
          inputMode="numeric"
          aria-label={name}
          value={value}
          onChange={(event) => onChange(Number(event.target.value.replace(/\D/g, '').slice(0, 9)))}
          className="h-11 w-16 bg-transparent text-center font-semibold tabular-nums"
        />
        <button
          type="button"
          aria-label={`${m.rules.more}: ${name}`}
          disabled={value >= rule.max}
          onClick={() => step(1)}
          className={button}
        >
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.9} />
        </button>
      </div>
      <span aria-hidden="true" className="font-semibold">
        {valueText(value, rule, locale, null)}
      </span>
    </div>
  );
}

/** Keeps typed text until it is a valid amount. */
function SumField({ name, currency, value, onChange }: Props & { value: number }) {
  const { m, locale } = useWords();
  const [text, setText] = useState(() => amountText(value, locale));
  const amount = readAmount(text);
  return (
    <Field
      label={currency ? `${name} (${currency})` : name}
      hint={currency ? undefined : m.rules.perAll}
      error={Number.isNaN(amount) ? m.manage.profile.amountWrong : undefined}
      inputMode="decimal"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        const next = readAmount(event.target.value);
        if (!Number.isNaN(next)) onChange(next);
      }}
    />
  );
}

function ListField({ rule, name, currency, value, onChange }: Props & { value: number[] }) {
  const { m, locale } = useWords();
  const [text, setText] = useState('');
  const typed = rule.unit === 'minor units' ? readAmount(text) : Number(text.replace(/\D/g, '') || Number.NaN);
  const fits = !Number.isNaN(typed) && typed >= rule.min && typed <= rule.max && !value.includes(typed);
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={name} className="flex flex-wrap gap-2">
        {value.map((one) => {
          const words = valueText(one, rule, locale, currency);
          return (
            <li
              key={one}
              className="flex items-center rounded-pill border border-line-strong pl-3 text-sm font-semibold"
            >
              {words}
              <button
                type="button"
                aria-label={m.rules.removeValue(words)}
                disabled={value.length === 1}
                onClick={() => onChange(value.filter((other) => other !== one))}
                className="grid size-11 place-items-center rounded-pill hover:bg-hover disabled:text-ink-3"
              >
                <X aria-hidden="true" className="size-4" strokeWidth={1.9} />
              </button>
            </li>
          );
        })}
      </ul>
      <div className="flex items-end gap-2">
        <Field
          className="flex-1"
          label={m.rules.addValue}
          inputMode="decimal"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          className="min-h-12"
          disabled={!fits}
          onClick={() => {
            onChange([...value, typed].sort((a, b) => a - b));
            setText('');
          }}
        >
          {m.rules.add}
        </Button>
      </div>
    </div>
  );
}
