import { ApiRefusal } from '@metade/api-client/client.ts';
import type { OwnGift } from '@metade/contracts/gifts.ts';
import { router, useLocalSearchParams } from 'expo-router';
import Share2 from 'lucide-react-native/icons/share-2';
import { useCallback, useEffect } from 'react';
import { Share } from 'react-native';
import { OwnScreen } from '../../src/account/own-screen';
import { marketplace, useApi, useLoaded } from '../../src/api/api';
import { openExternalPage } from '../../src/checkout/external-page';
import { Outcome } from '../../src/forms/outcome';
import { useSending } from '../../src/forms/use-form';
import { GiftCard } from '../../src/gifts/gift-card';
import { Banner } from '../../src/parts/banner';
import { Button } from '../../src/parts/button';
import { Loading } from '../../src/parts/loading';
import { T } from '../../src/parts/text';
import { useTheme } from '../../src/theme/theme';
import { useWords } from '../../src/words/words';

export default function BoughtGift() {
  const { m } = useWords();
  return <OwnScreen title={m.gift.name}>{() => <GiftOfBuyer />}</OwnScreen>;
}

/** A gift voucher for its buyer: how it stands, sharing, and return. */
function GiftOfBuyer() {
  const { m, money, day } = useWords();
  const { colour } = useTheme();
  const { gift: id, bought } = useLocalSearchParams<{ gift: string; bought?: string }>();
  const api = useApi();
  const sending = useSending();
  const { value, failure, again, put } = useLoaded(
    useCallback(
      async (signal) => {
        const { data } = await api.call('getGift', { params: { id } }, { signal });
        if (data.state !== 'pending') return data;
        // After the bank's page, or while an answer is pending, the gateway is asked.
        return api.call('refreshGift', { params: { id } }, { signal }).then(
          (answer) => answer.data,
          (error: unknown) => {
            if (error instanceof ApiRefusal) return data;
            throw error;
          },
        );
      },
      [api, id],
    ),
  );
  const isPending = value?.state === 'pending';
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setInterval(again, 3000);
    return () => clearInterval(timer);
  }, [isPending, again]);
  if (!value) return <Loading failure={failure} again={again} />;
  const sum = money(value.amount);
  const giveBack = () => sending.send(async () => put((await api.call('returnGift', { params: { id } })).data));
  const share = () => {
    const message = `${m.gift.shareText(value.to, sum)}\n${marketplace}/gift/${value.code}`;
    void Share.share({ title: m.gift.cardTitle(sum), message }).catch(() => null);
  };
  return (
    <>
      <T kind="strong">{`${m.gift.cardTitle(sum)} · ${m.gift.states[value.state]}`}</T>
      <Outcome of={sending} />
      <Standing gift={value} sum={sum} done={bought === '1'} onBack={again} />
      {value.code && value.redeem_by ? (
        <GiftCard card={{ ...value, code: value.code, redeem_by: value.redeem_by }} />
      ) : null}
      {value.code ? (
        <T kind="small" tone="ink2">
          {[
            value.redeemed_at
              ? m.gift.redeemedOn(day(value.redeemed_at))
              : (value.sent ? m.gift.sentOn : m.gift.sendsOn)(day(value.send_at)),
            value.email,
          ].join('\n')}
        </T>
      ) : null}
      {value.state === 'ready' && value.code ? (
        <Button icon={<Share2 color={colour.ink} size={18} />} onPress={share}>
          {m.gift.share}
        </Button>
      ) : null}
      {value.return_until ? (
        <>
          <Button disabled={sending.busy} onPress={() => void giveBack()}>
            {m.gift.return(sum)}
          </Button>
          <T kind="small" tone="ink2">
            {m.gift.returnUntil(day(value.return_until))}
          </T>
        </>
      ) : null}
    </>
  );
}

function Standing({ gift, sum, done, onBack }: { gift: OwnGift; sum: string; done: boolean; onBack: () => void }) {
  const { m } = useWords();
  const { action_url: bank } = gift;
  switch (gift.state) {
    case 'pending':
      return (
        <Banner
          tone="wait"
          action={
            bank ? <Button onPress={() => void openExternalPage(bank).then(onBack)}>{m.gift.toBank}</Button> : null
          }
        >
          {bank ? m.gift.bank : m.gift.waits}
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="bad" urgent action={<Button onPress={() => router.replace('/gifts/new')}>{m.gift.again}</Button>}>
          {gift.failure ?? undefined}
        </Banner>
      );
    case 'returned':
      return (
        <Banner tone="ok">
          {gift.sent_back
            ? m.orders.sentBack[gift.sent_back.now](sum, gift.sent_back.reference ?? '')
            : gift.refunded
              ? m.gift.refunded(sum)
              : m.gift.returnedText(sum)}
        </Banner>
      );
    default:
      return done ? (
        <Banner tone="ok" title={m.gift.bought}>
          {m.gift.boughtText(gift.email)}
        </Banner>
      ) : null;
  }
}
