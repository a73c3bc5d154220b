import type { Order } from '@metade/contracts/orders.ts';
import { readSum } from '@metade/domain/read-sum.ts';
import { rightBill } from '@metade/domain/right-bill.ts';
import { useState } from 'react';
import { useApi } from '../api/api';
import type { useSite } from '../site/site';
import { useForm } from '../forms/use-form';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { Field } from '../parts/field';
import { T } from '../parts/text';
import { PhotoField } from '../pictures/photo-field';
import { addPhoto, type Photo } from '../pictures/pick-photo';
import { useWords } from '../words/words';
import { onceSent } from './once-sent';

type Config = NonNullable<ReturnType<typeof useSite>['config']>;

/** Sent once; what was typed and taken stays beside what is wrong with it. figures: of the right bill. */
export function ClaimForm({
  order,
  figures,
  config,
  onDone,
}: {
  order: Order;
  config: Config;
  figures: { food: number; rest: number };
  onDone: (order: Order) => void;
}) {
  const { m, money } = useWords();
  const api = useApi();
  const [photo, setPhoto] = useState<Photo | null>(null);
  const filled = useFilled(order.price.currency, figures, config);
  const { busy, problem, send, clear, typed, field } = useForm({ ...filled, charged: '' });
  const { price } = order;
  const market = config.markets.find(({ country }) => country === order.restaurant.country);
  const claim = () =>
    send(async () => {
      const form = new FormData();
      form.append('text', typed.text);
      // An empty field counts as missing, not as zero.
      for (const name of ['charged', 'food'] as const)
        if (typed[name].trim()) form.append(name, String(readSum(typed[name])));
      if (photo) addPhoto(form, 'file', photo);
      onDone(
        await api
          .call('claimDiscount', { params: { id: order._id } }, { form })
          .then(({ data }) => data, onceSent('claim_exists', api, order._id)),
      );
    });
  // The API refuses the amount; somebody who typed letters is told the format.
  const sum = (name: 'food' | 'charged') => {
    const { error, ...rest } = field(name);
    return {
      ...rest,
      error: error && typed[name].trim() ? m.trouble.claimChargedWrong : error,
      inputMode: 'decimal' as const,
      maxLength: 20,
    };
  };
  const named = (label: string) => `${label} (${price.currency})`;
  return (
    <>
      <T>{[m.trouble.claimIntro, market && m.trouble.claimPromise(money(market.guaranteeMax))].join(' ')}</T>
      <PhotoField
        label={m.trouble.claimPhoto}
        hint={m.trouble.claimPhotoHint(config.settings.imageMaxMegabytes)}
        photo={photo}
        error={problem?.fields.file}
        onPick={(picked) => {
          setPhoto(picked);
          clear(['file']);
        }}
      />
      <Field label={named(m.trouble.claimFood)} {...sum('food')} />
      <Field label={named(m.trouble.claimCharged)} {...sum('charged')} />
      <Field label={m.trouble.claimText} multiline hint={m.trouble.claimTextHint} {...field('text')} />
      {problem?.message ? (
        <Banner tone="bad" urgent>
          {problem.code === 'away' ? m.trouble.notSent : problem.message}
        </Banner>
      ) : null}
      <Button kind="brand" disabled={busy} onPress={() => void claim()}>
        {m.trouble.claimSend}
      </Button>
    </>
  );
}

function useFilled(currency: string, { food, rest }: { food: number; rest: number }, { settings }: Config) {
  const { m, money, number } = useWords();
  if (food === 0) return { food: '', text: '' };
  const shown = (amount: number) => money({ amount, currency });
  const { foodDue, due } = rightBill({ food, rest }, 1, settings);
  return {
    food: number(food / 100, 2),
    text: m.trouble.claimFigures(shown(food), shown(foodDue), shown(rest), shown(due)),
  };
}
