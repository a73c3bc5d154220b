import type { Answer } from '@metade/api-client/client.ts';
import type { Card, WaitingCard } from '@metade/contracts/cards.ts';
import { hasSeveralAccounts } from '@metade/booking-flow/gateway-of.ts';
import { cardExpiry, cardName } from '@metade/i18n/card-words.ts';
import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { OwnScreen } from '../src/account/own-screen';
import { useApi, useLoaded } from '../src/api/api';
import { CardSheet } from '../src/cards/card-sheet';
import { useConsent } from '../src/cards/use-consent';
import { Outcome } from '../src/forms/outcome';
import { useSending } from '../src/forms/use-form';
import { Banner } from '../src/parts/banner';
import { Button } from '../src/parts/button';
import { Entry } from '../src/parts/entry';
import { Loading } from '../src/parts/loading';
import { T } from '../src/parts/text';
import { useSite } from '../src/site/site';
import { space } from '../src/theme/theme';
import { useWords } from '../src/words/words';

export default function Cards() {
  const { m } = useWords();
  return <OwnScreen title={m.cards.title}>{() => <CardList />}</OwnScreen>;
}

/** The saved cards: renew, remove, make default, and add. */
function CardList() {
  const { m } = useWords();
  const words = m.cards;
  const api = useApi();
  const { config } = useSite();
  const byCurrency = config !== null && hasSeveralAccounts(config);
  const sending = useSending();
  const [open, setOpen] = useState<Card | 'new' | null>(null);
  const [done, setDone] = useState<keyof typeof words.done | null>(null);
  const { value, failure, again, put } = useLoaded(
    useCallback((signal: AbortSignal) => api.call('listCards', {}, { signal }), [api]),
  );
  const consent = useConsent();
  const act = (which: 'default' | 'removed' | 'givenUp', what: () => Promise<Answer<'listCards'>>) => {
    setDone(null);
    void sending.send(async () => {
      put(await what());
      setDone(which);
    });
  };
  const goOn = (card: WaitingCard) => {
    setDone(null);
    void sending.send(async () => {
      try {
        const after = await consent(card);
        put(after);
        if (after.bank === null) setDone('saved');
      } catch (error) {
        again();
        throw error;
      }
    });
  };
  if (!value) return <Loading failure={failure} again={again} />;
  return (
    <>
      <T tone="ink2">{words.text}</T>
      {byCurrency ? <T tone="ink2">{words.byCurrency}</T> : null}
      <Outcome of={sending} />
      {done ? <Banner tone="ok">{words.done[done]}</Banner> : null}
      {value.waiting.map((card) => (
        <Banner
          key={card._id}
          tone="wait"
          action={
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
              <Button disabled={sending.busy} onPress={() => goOn(card)}>
                {m.checkout.toBank}
              </Button>
              <Button
                label={`${words.giveUp}: ${cardName(card, m)}`}
                disabled={sending.busy}
                onPress={() => act('givenUp', () => api.call('giveUpCardCheck', { params: { id: card._id } }))}
              >
                {words.giveUp}
              </Button>
            </View>
          }
        >
          {words.waiting(cardName(card, m))}
        </Banner>
      ))}
      {value.data.length === 0 ? <T>{words.none}</T> : null}
      {value.data.map((card) => (
        <Entry
          key={card._id}
          title={cardName(card, m)}
          mark={card.default ? words.isDefault : null}
          text={[`${cardExpiry(card, m)} · ${card.holder}`, byCurrency && words.paysIn(card.currencies)]
            .filter(Boolean)
            .join('\n')}
          bad={card.expired}
        >
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
            <Button label={`${words.change}: ${cardName(card, m)}`} onPress={() => setOpen(card)}>
              {words.change}
            </Button>
            {card.default ? null : (
              <Button
                label={`${words.makeDefault}: ${cardName(card, m)}`}
                disabled={sending.busy}
                onPress={() =>
                  act('default', () => api.call('updateCard', { params: { id: card._id }, body: { default: true } }))
                }
              >
                {words.makeDefault}
              </Button>
            )}
            <Button
              label={`${words.remove}: ${cardName(card, m)}`}
              disabled={sending.busy}
              onPress={() => act('removed', () => api.call('removeCard', { params: { id: card._id } }))}
            >
              {words.remove}
            </Button>
          </View>
        </Entry>
      ))}
      {value.data.length < value.max ? (
        <Button kind="brand" onPress={() => setOpen('new')}>
          {words.add}
        </Button>
      ) : (
        <T kind="small" tone="ink2">
          {words.full(value.max)}
        </T>
      )}
      {open ? (
        <CardSheet
          cards={value}
          renewed={open === 'new' ? null : open}
          onSaved={(cards, waits) => {
            put(cards);
            setDone(waits ? null : 'saved');
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}
