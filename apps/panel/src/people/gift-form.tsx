import type { PersonRecord } from '@metade/contracts/support.ts';
import { Field, Select } from '@metade/ui/field.tsx';
import { useState } from 'react';
import { useShown } from '../admin/file-parts.tsx';
import { minorUnits } from '../admin/minor-units.ts';
import { ReasonForm } from '../admin/reason-form.tsx';
import { useAttempts } from '../restaurant/attempts.ts';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';
import { useGiftWords } from './gift-words.ts';

const kinds = ['credit', 'vouchers'] as const;

/**
 * Gives credit or free vouchers. One key per gift and reason: a double press gives once. Above the limit it waits for a second
 * admin, which is shown.
 */
export function GiftForm({
  id,
  limits,
  done,
}: {
  id: string;
  /** By currency, above which a second admin approves; the person's own first. */
  limits: PersonRecord['gift_limits'];
  done: (said: string) => void;
}) {
  const { m } = useWords();
  const { call } = useSession();
  const { sum } = useShown();
  const words = useGiftWords();
  const attempt = useAttempts<boolean>();
  const currencies = limits.map(({ currency }) => currency);
  const [kind, setKind] = useState<(typeof kinds)[number]>('credit');
  const [currency, setCurrency] = useState(currencies[0] ?? 'EUR');
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const number = kind === 'credit' ? minorUnits(typed) : /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : null;
  const wrong = number === null || number < 1 || (kind === 'vouchers' && number > 20);
  // Vouchers are judged by the person's own market.
  const limit = kind === 'credit' ? limits.find((one) => one.currency === currency) : limits[0];
  const told = limit ? sum(limit) : '';
  const give = async (_: string, reason: string) => {
    setTried(true);
    if (wrong) throw new WrongGift();
    const gift = kind === 'credit' ? { kind, amount: number, currency } : { kind: 'vouchers' as const, count: number };
    const body = { ...gift, reason };
    const waits = await attempt(id, JSON.stringify(body), async (idempotencyKey) => {
      const { data } = await call('giveToPerson', { params: { id }, body }, { idempotencyKey });
      return data.request !== null;
    });
    const what = words(
      kind === 'credit' ? { amount: { amount: number, currency }, count: null } : { amount: null, count: number },
    );
    done(waits ? m.person.isAsked(what ?? '', told) : m.person.isGiven(what ?? ''));
  };
  return (
    <ReasonForm
      title={m.person.give}
      text={m.person.giveText(told)}
      label={m.admin.reason}
      hint={m.person.reasonHint}
      failureOf={(error) => (error instanceof WrongGift ? '' : null)}
      choices={[{ value: 'give', label: m.person.giveDo }]}
      act={give}
    >
      <Select
        label={m.person.what}
        value={kind}
        onChange={(event) => {
          setKind(event.target.value as typeof kind);
          setTyped('');
          setTried(false);
        }}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {m.person.kinds[one]}
          </option>
        ))}
      </Select>
      {kind === 'credit' && currencies.length > 1 ? (
        <Select label={m.person.currency} value={currency} onChange={(event) => setCurrency(event.target.value)}>
          {currencies.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      ) : null}
      <Field
        label={kind === 'credit' ? m.person.amount(currency) : m.person.count}
        inputMode={kind === 'credit' ? 'decimal' : 'numeric'}
        maxLength={12}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={tried && wrong ? (kind === 'credit' ? m.person.amountWrong : m.person.countWrong) : undefined}
      />
    </ReasonForm>
  );
}

class WrongGift extends Error {}
