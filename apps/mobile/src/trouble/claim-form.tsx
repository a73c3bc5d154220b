import type { Order } from '@metade/contracts/orders.ts';
import { readSum } from '@metade/domain/read-sum.ts';
import { rightBill } from '@metade/domain/right-bill.ts';
import { useRef, useState } from 'react';
import { useApi } from '../api/api';
import { useSite } from '../explore/use-site';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { Field } from '../parts/field';
import { T } from '../parts/text';
import { PhotoField } from '../pictures/photo-field';
import { addPhoto, type Photo } from '../pictures/pick-photo';
import { useWords } from '../words/words';
import { type Refused, refusedBy } from './refused';

/** Sent once; what was typed and taken stays beside what is wrong with it. figures: of the right bill. */
export function ClaimForm({
  order,
  figures,
  onDone,
}: {
  order: Order;
  figures: { food: number; rest: number };
  onDone: (order: Order) => void;
}) {
  const { m, money } = useWords();
  const api = useApi();
  const { config } = useSite();
  const filled = useFilled(order.price.currency, figures);
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [food, setFood] = useState(filled.food);
  const [charged, setCharged] = useState('');
  const [text, setText] = useState(filled.text);
  const [refused, setRefused] = useState<Refused | 'unsent'>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const problem = refused === 'unsent' ? null : refused;
  const { price } = order;
  const market = config?.markets.find(({ country }) => country === order.restaurant.country);
  const send = async () => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setRefused(null);
    try {
      const form = new FormData();
      form.append('text', text);
      // An empty field counts as missing, not as zero.
      if (charged.trim()) form.append('charged', String(readSum(charged)));
      if (food.trim()) form.append('food', String(readSum(food)));
      if (photo) addPhoto(form, 'file', photo);
      onDone((await api.call('claimDiscount', { params: { id: order._id } }, { form })).data);
    } catch (error) {
      const why = refusedBy(error);
      // An answer that was lost on its way: the first press has sent it.
      if (why?.code === 'claim_exists')
        await api.call('getOrder', { params: { id: order._id } }).then(
          ({ data }) => onDone(data),
          () => null,
        );
      setRefused(why ?? 'unsent');
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  // The API refuses the amount; somebody who typed letters is told the format.
  const sumError = (name: 'food' | 'charged', typed: string) =>
    problem?.fields[name] && (typed.trim() ? m.trouble.claimChargedWrong : problem.fields[name]);
  const named = (label: string) => `${label} (${price.currency})`;
  return (
    <>
      <T>{[m.trouble.claimIntro, market && m.trouble.claimPromise(money(market.guaranteeMax))].join(' ')}</T>
      <PhotoField
        label={m.trouble.claimPhoto}
        hint={m.trouble.claimPhotoHint(config?.settings.imageMaxMegabytes ?? 10)}
        photo={photo}
        error={problem?.fields.file}
        onPick={setPhoto}
      />
      <Field
        label={named(m.trouble.claimFood)}
        inputMode="decimal"
        maxLength={20}
        value={food}
        onChange={setFood}
        error={sumError('food', food)}
      />
      <Field
        label={named(m.trouble.claimCharged)}
        inputMode="decimal"
        maxLength={20}
        value={charged}
        onChange={setCharged}
        error={sumError('charged', charged)}
      />
      <Field
        label={m.trouble.claimText}
        multiline
        hint={m.trouble.claimTextHint}
        value={text}
        onChange={setText}
        error={problem?.fields.text}
      />
      {refused ? (
        <Banner tone="bad" urgent>
          {problem?.message ?? m.trouble.notSent}
        </Banner>
      ) : null}
      <Button kind="brand" disabled={sending} onPress={() => void send()}>
        {m.trouble.claimSend}
      </Button>
    </>
  );
}

function useFilled(currency: string, { food, rest }: { food: number; rest: number }) {
  const { m, money, number } = useWords();
  const { config } = useSite();
  if (food === 0 || !config) return { food: '', text: '' };
  const shown = (amount: number) => money({ amount, currency });
  const { foodDue, due } = rightBill({ food, rest }, 1, config.settings);
  return {
    food: number(food / 100, 2),
    text: m.trouble.claimFigures(shown(food), shown(foodDue), shown(rest), shown(due)),
  };
}
