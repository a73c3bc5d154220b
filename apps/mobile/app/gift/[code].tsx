import { type Answer, ApiRefusal } from '@metade/api-client/client.ts';
import { router, useLocalSearchParams } from 'expo-router';
import { useCallback } from 'react';
import { useApi, useLoaded } from '../../src/api/api';
import { Outcome } from '../../src/forms/outcome';
import { useSending } from '../../src/forms/use-form';
import { countryNames } from '../../src/gifts/country-names';
import { GiftCard } from '../../src/gifts/gift-card';
import { Banner } from '../../src/parts/banner';
import { Button, Empty } from '../../src/parts/button';
import { Loading } from '../../src/parts/loading';
import { goBack, Screen } from '../../src/parts/screen';
import { T } from '../../src/parts/text';
import { useSession } from '../../src/session/session';
import { useWords } from '../../src/words/words';

/** A gift voucher for whoever was given it: it becomes their credit. */
export default function GivenGift() {
  const { m } = useWords();
  const { code } = useLocalSearchParams<{ code: string }>();
  const api = useApi();
  const { value, failure, again, put } = useLoaded(
    useCallback(
      async (signal) => {
        try {
          return { card: (await api.call('getGiftCard', { params: { code } }, { signal })).data, message: null };
        } catch (error) {
          if (error instanceof ApiRefusal && [404, 422, 429].includes(error.problem.status))
            return { card: null, message: error.problem.status === 429 ? error.problem.message : null };
          throw error;
        }
      },
      [api, code],
    ),
  );
  return (
    <Screen title={m.gift.name} onBack={() => goBack('/profile')}>
      {!value ? (
        <Loading failure={failure} again={again} />
      ) : value.card ? (
        <>
          <GiftCard card={value.card} />
          <Redeem card={value.card} onRedeemed={(card) => put({ card, message: null })} />
        </>
      ) : (
        <Empty title={value.message ?? m.gift.unknownTitle} {...(value.message ? {} : { text: m.gift.unknownText })} />
      )}
    </Screen>
  );
}

type Card = Answer<'getGiftCard'>['data'];

function Redeem({ card, onRedeemed }: { card: Card; onRedeemed: (card: Card) => void }) {
  const { m, locale, money } = useWords();
  const { token } = useSession();
  const api = useApi();
  const sending = useSending();
  const sum = money(card.amount);
  const redeem = () =>
    sending.send(async () => onRedeemed((await api.call('redeemGift', { body: { code: card.code } })).data));
  if (sending.done)
    return (
      <>
        <Banner tone="ok" title={m.gift.redeemedTitle(sum)}>
          {m.gift.redeemedText}
        </Banner>
        <Button kind="brand" onPress={() => router.dismissTo('/')}>
          {m.gift.toTables}
        </Button>
        <Button onPress={() => router.push('/rewards')}>{m.gift.toCredit}</Button>
      </>
    );
  if (card.state !== 'ready') return <Banner tone="neutral">{m.gift.over[card.state]}</Banner>;
  return (
    <>
      <Outcome of={sending} />
      {token ? (
        <Button kind="brand" disabled={sending.busy} onPress={() => void redeem()}>
          {m.gift.redeem(sum)}
        </Button>
      ) : (
        <Button kind="brand" onPress={() => router.push('/sign-in')}>
          {m.gift.signInFirst}
        </Button>
      )}
      <T kind="small" tone="ink2">
        {`${m.gift.redeemHow(card.months)} ${m.gift.validIn(countryNames(card.countries, locale))}`}
      </T>
    </>
  );
}
