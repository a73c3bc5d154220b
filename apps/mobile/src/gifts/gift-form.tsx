import { gatewayOf } from '@metade/booking-flow/gateway-of.ts';
import { ApiRefusal } from '@metade/api-client/client.ts';
import type { Card } from '@metade/contracts/cards.ts';
import type { GiftRules } from '@metade/contracts/gifts.ts';
import { readSum } from '@metade/domain/read-sum.ts';
import { randomUUID } from 'expo-crypto';
import { router } from 'expo-router';
import { useRef, useState } from 'react';
import { View } from 'react-native';
import { dayOf, typedDay, withSlashes } from '../account/typed-day';
import { useApi } from '../api/api';
import { CardPicker } from '../cards/card-picker';
import { askForCard, type NewCard, openExternalPage, returnUrl } from '../checkout/external-page';
import { useSite } from '../site/site';
import { Outcome } from '../forms/outcome';
import { useForm } from '../forms/use-form';
import { Button } from '../parts/button';
import { Radio } from '../parts/choice';
import { Field } from '../parts/field';
import { T } from '../parts/text';
import { space } from '../theme/theme';
import { useWords } from '../words/words';
import { countryNames } from './country-names';

/** What a gift voucher is worth, for whom, of whom and when; and its payment. */
export function GiftForm({
  rules,
  cards,
  country,
  holder,
}: {
  rules: GiftRules;
  cards: readonly Card[];
  country: string;
  holder: string;
}) {
  const { m, app, locale, money } = useWords();
  const words = m.gift;
  const api = useApi();
  const { config, settings } = useSite();
  const sums = [2500, 5000, 10_000, 15_000].filter((sum) => sum >= rules.min.amount && sum <= rules.max.amount);
  const form = useForm(
    {
      amount: plain(sums[0] ?? rules.min.amount),
      to: '',
      email: '',
      from: holder.slice(0, 60),
      message: '',
      send_on: typedDay(rules.today),
    },
    app.account.cutOff,
  );
  const { typed, type, field } = form;
  const [card, setCard] = useState(cards[0]?._id ?? null);
  const [newCard, setNewCard] = useState<NewCard | null>(null);
  const [asking, setAsking] = useState(false);
  const keys = useRef(new Map<string, string>());
  const amount = readSum(typed.amount);
  const typeCard = async () => {
    if (!config || asking) return;
    setAsking(true);
    const told = await askForCard(gatewayOf(config, rules.min.currency).cardPageUrl);
    setAsking(false);
    if (told) setNewCard(told);
  };
  const pay = () =>
    form.send(async () => {
      const body = {
        country,
        amount,
        to: typed.to.trim(),
        email: typed.email.trim(),
        from: typed.from.trim(),
        message: typed.message.trim(),
        send_on: dayOf(typed.send_on) ?? '',
        return_url: returnUrl,
        ...(newCard ? { card_token: newCard.token } : card ? { card } : {}),
      };
      // The same attempt until there was an answer, so that it is paid once.
      const attempt = JSON.stringify(body);
      const key = keys.current.get(attempt) ?? randomUUID();
      keys.current.set(attempt, key);
      try {
        const { data: gift } = await api.call('buyGift', { body }, { idempotencyKey: key });
        if (gift.action_url) await openExternalPage(gift.action_url);
        router.replace(`/gifts/${gift._id}?bought=1`);
      } catch (error) {
        if (error instanceof ApiRefusal) {
          keys.current.delete(attempt);
          // A token pays once; fields that are wrong have not used it.
          if (!error.problem.issues?.length) setNewCard(null);
        }
        throw error;
      }
    });
  const hasCard = newCard !== null || card !== null;
  return (
    <>
      <View
        role="radiogroup"
        aria-label={words.amount}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}
      >
        {sums.map((sum) => (
          <Radio
            key={sum}
            name={money({ ...rules.min, amount: sum }, 'short')}
            chosen={amount === sum}
            onPress={() => type({ amount: plain(sum) })}
          />
        ))}
      </View>
      <Field
        label={words.otherAmount(rules.min.currency, money(rules.min), money(rules.max))}
        {...field('amount')}
        inputMode="decimal"
      />
      <Field label={words.to} {...field('to')} maxLength={60} />
      <Field label={words.email} {...field('email')} inputMode="email" autoCapitalize="none" maxLength={254} />
      <Field
        label={`${words.message} (${m.site.optional})`}
        {...field('message')}
        multiline
        maxLength={settings.giftMessageMax}
      />
      <Field label={words.from} {...field('from')} maxLength={60} />
      <Field
        label={words.sendOn}
        {...field('send_on')}
        onChange={(value) => type({ send_on: withSlashes(value) })}
        inputMode="numeric"
        hint={words.sendOnHint}
      />
      <CardPicker
        saved={cards}
        chosen={newCard ? null : card}
        newCard={newCard}
        busy={asking || form.busy}
        onChoose={(id) => {
          setNewCard(null);
          setCard(id);
        }}
        onType={() => void typeCard()}
      />
      <T kind="small" tone="ink2">
        {`${words.returnRule(rules.return_days)} ${words.validIn(countryNames(rules.countries, locale))}`}
      </T>
      <Outcome of={form} />
      <Button kind="brand" disabled={form.busy || asking} onPress={() => void (hasCard ? pay() : typeCard())}>
        {form.busy ? m.checkout.paying : hasCard ? words.pay(money({ ...rules.min, amount })) : app.enterCard}
      </Button>
    </>
  );
}

/** A typed amount of minor units. */
function plain(amount: number): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}
