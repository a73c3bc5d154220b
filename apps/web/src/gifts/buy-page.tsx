import { Problem } from '@metade/ui/banner.tsx';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { filterChipClass } from '@metade/ui/chip.tsx';
import { Field, TextArea } from '@metade/ui/field.tsx';
import { useState, type FormEvent } from 'react';
import { Form, Link, useNavigation, useSubmit } from 'react-router';
import { Choice, SavedCards } from '../cards/saved-cards.tsx';
import { NewCard } from '../cards/new-card.tsx';
import { useTypedCard } from '../gateways/use-typed-card.ts';
import type { GiftPageData, GiftPageResult } from './gift-page-data.server.ts';
import { readSum } from '@metade/domain/read-sum.ts';
import { useWords } from '../words/words.tsx';

/** Buying a gift voucher, and a field to redeem one. */
export function BuyPage({ data, result }: { data: GiftPageData; result: GiftPageResult | undefined }) {
  const { m } = useWords();
  const opening = useNavigation().state !== 'idle';
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-xl">
        <h1 className="text-dlg">{m.gift.title}</h1>
        <p className="mt-3 text-md text-ink-2">{m.gift.intro(data.rules.months)}</p>
        {data.payer ? (
          <BuyForm data={data} payer={data.payer} result={result} />
        ) : (
          <Link to="/sigin?from=%2Fgift" className={`${buttonClass('brand', 'lg')} mt-6`}>
            {m.gift.signInToBuy}
          </Link>
        )}
        <section aria-labelledby="have-code" className="mt-12 border-t border-line pt-8">
          <h2 id="have-code" className="text-dsm">
            {m.gift.haveCode}
          </h2>
          <Form action="/gift" className="mt-4 flex flex-wrap items-start gap-3">
            <Field
              name="code"
              label={m.gift.code}
              hint={m.gift.codeHint}
              error={data.codeProblem}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              className="min-w-0 flex-1 basis-56"
            />
            <Button type="submit" busy={opening} className="mt-7">
              {m.gift.open}
            </Button>
          </Form>
        </section>
      </div>
    </div>
  );
}

function BuyForm({
  data,
  payer,
  result,
}: {
  data: GiftPageData;
  payer: NonNullable<GiftPageData['payer']>;
  result: GiftPageResult | undefined;
}) {
  const { m, money } = useWords();
  const { rules } = data;
  const { cards, holder } = payer;
  const submit = useSubmit();
  const navigation = useNavigation();
  const typedCard = useTypedCard(data.gateway, holder);
  const { unreachable, tokenizing, tokenize } = typedCard;
  const [typed, setTyped] = useState(() => plain(data.suggestions[0] ?? rules.min.amount));
  const [chosen, setChosen] = useState(() => cards.find((card) => !card.expired)?._id ?? '');
  const saved = cards.some((card) => card._id === chosen) ? chosen : '';
  const busy = tokenizing || navigation.formMethod === 'POST';
  const sum = { ...rules.min, amount: readSum(typed) };
  const error = (name: string) => result?.problem.fields[name];
  const general = result && Object.keys(result.problem.fields).length === 0 ? result.problem.message : null;
  const said = unreachable ? m.checkout.cardErrors.unreachable : general;

  const pay = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const complete = event.currentTarget.checkValidity();
    const form = new FormData(event.currentTarget);
    const send = (token?: string) => {
      if (token) form.set('card_token', token);
      return submit(form, { method: 'post', preventScrollReset: true });
    };
    if (saved || !complete) {
      // The server reports errors of these fields together with the card's.
      if (!saved) typedCard.check();
      await send();
    } else await tokenize((token) => send(token));
  };
  return (
    <Form method="post" noValidate onSubmit={(event) => void pay(event)} className="mt-7 flex flex-col gap-5">
      <input type="hidden" name="key" value={data.key} />
      {said ? <Problem>{said}</Problem> : null}
      <div>
        <p className="mb-2 text-sm font-semibold">{m.gift.amount}</p>
        <div className="flex flex-wrap gap-2.5">
          {data.suggestions.map((amount) => (
            <button
              key={amount}
              type="button"
              aria-pressed={sum.amount === amount}
              onClick={() => setTyped(plain(amount))}
              className={filterChipClass(sum.amount === amount)}
            >
              {money({ ...rules.min, amount }, 'short')}
            </button>
          ))}
        </div>
        <Field
          name="amount"
          label={m.gift.otherAmount(rules.min.currency, money(rules.min), money(rules.max))}
          inputMode="decimal"
          autoComplete="off"
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={error('amount')}
          className="mt-4"
        />
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <Field name="to" label={m.gift.to} required maxLength={60} autoComplete="off" error={error('to')} />
        <Field
          name="email"
          type="email"
          label={m.gift.email}
          required
          maxLength={254}
          autoComplete="off"
          error={error('email')}
        />
      </div>
      <TextArea
        name="message"
        label={`${m.gift.message} (${m.site.optional})`}
        maxLength={data.messageMax}
        rows={3}
        error={error('message')}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Field name="from" label={m.gift.from} required maxLength={60} defaultValue={holder} error={error('from')} />
        <Field
          name="send_on"
          type="date"
          label={m.gift.sendOn}
          hint={m.gift.sendOnHint}
          required
          min={rules.today}
          max={rules.last_day}
          defaultValue={rules.today}
          error={error('send_on')}
        />
      </div>
      <section aria-labelledby="gift-payment">
        <h2 id="gift-payment" className="mb-3 text-dsm">
          {m.gift.payTitle}
        </h2>
        <noscript>
          <p className="mb-4 rounded-3 bg-bad-soft px-4 py-3 text-sm text-bad-ink">{m.checkout.needsScript}</p>
        </noscript>
        <SavedCards cards={cards} chosen={saved} onChoose={setChosen} />
        <NewCard
          card={typedCard}
          closed={saved !== ''}
          choice={
            cards.length > 0 ? (
              <Choice value="" chosen={saved} onChoose={setChosen}>
                {m.checkout.newCard}
              </Choice>
            ) : undefined
          }
        />
      </section>
      <div>
        <p className="mb-4 text-sm text-ink-2">
          {m.gift.returnRule(rules.return_days)} {m.gift.validIn(data.countries)}
        </p>
        <Button type="submit" kind="brand" size="lg" busy={busy} className="w-full md:w-auto">
          {busy ? m.checkout.paying : m.gift.pay(money(sum))}
        </Button>
      </div>
    </Form>
  );
}

/** Typed amounts in minor units. */
function plain(amount: number): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}
