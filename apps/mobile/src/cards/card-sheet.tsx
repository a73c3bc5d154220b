import { gatewayOf } from '@metade/booking-flow/gateway-of.ts';
import { type Answer, ApiRefusal } from '@metade/api-client/client.ts';
import type { Card } from '@metade/contracts/cards.ts';
import { cardName } from '@metade/i18n/card-words.ts';
import { randomUUID } from 'expo-crypto';
import CreditCard from 'lucide-react-native/icons/credit-card';
import { useState } from 'react';
import { Modal } from 'react-native';
import { useApi } from '../api/api';
import { askForCard, type NewCard, returnUrl } from '../checkout/external-page';
import { useConsent } from './use-consent';
import { useSite } from '../site/site';
import { Outcome } from '../forms/outcome';
import { useSending } from '../forms/use-form';
import { Button } from '../parts/button';
import { CardChoice, Tick } from '../parts/choice';
import { Screen } from '../parts/screen';
import { T } from '../parts/text';
import { useTheme } from '../theme/theme';
import { useWords } from '../words/words';

type Cards = Answer<'listCards'>;

/** A new card, or one typed anew in place of another: first the gateway's own page, then what the bank is asked, and its page where it asks too. */
export function CardSheet({
  cards,
  renewed,
  onSaved,
  onClose,
}: {
  cards: Cards;
  renewed: Card | null;
  /** waits: the bank's page was left without an answer. */
  onSaved: (cards: Cards, waits: boolean) => void;
  onClose: () => void;
}) {
  const { m, app, money } = useWords();
  const { colour } = useTheme();
  const { config } = useSite();
  const api = useApi();
  const sending = useSending(app.account.cutOff);
  const [typed, setTyped] = useState<(NewCard & { key: string }) | null>(null);
  const [asDefault, setAsDefault] = useState(false);
  const [asking, setAsking] = useState(false);
  const sum = money(cards.validation);
  const type = async () => {
    if (!config || asking) return;
    setAsking(true);
    const card = await askForCard(gatewayOf(config, cards.validation.currency).cardPageUrl);
    setAsking(false);
    if (!card) return;
    sending.clear();
    setTyped({ ...card, key: randomUUID() });
  };
  const consent = useConsent();
  const save = async ({ token, key }: { token: string; key: string }) => {
    const body = { card_token: token, return_url: returnUrl, ...(asDefault ? { default: true as const } : {}) };
    const options = { idempotencyKey: key };
    await sending.send(async () => {
      try {
        const cards = renewed
          ? await api.call('updateCard', { params: { id: renewed._id }, body }, options)
          : await api.call('createCard', { body }, options);
        const after = cards.bank ? await consent(cards.bank) : cards;
        onSaved(after, after.bank !== null);
      } catch (error) {
        // A token is good once; without an answer the same attempt is made again.
        if (error instanceof ApiRefusal) setTyped(null);
        throw error;
      }
    });
  };
  return (
    <Modal animationType="slide" onRequestClose={onClose} presentationStyle="pageSheet">
      <Screen title={renewed ? m.cards.updateTitle : m.cards.createTitle} close onBack={onClose}>
        <T tone="ink2">{renewed ? m.cards.updateText(cardName(renewed, m)) : m.cards.text}</T>
        <Outcome of={sending} />
        {typed ? (
          <>
            <CardChoice
              name={cardName(typed, m)}
              text={m.checkout.newCard}
              chosen
              icon={<CreditCard color={colour.ink} size={22} />}
              onPress={() => void type()}
            />
            {renewed || cards.data.length === 0 ? null : (
              <Tick label={m.cards.asDefault} checked={asDefault} onPress={() => setAsDefault(!asDefault)} />
            )}
            <T kind="small">{m.cards.validation(sum)}</T>
            <Button kind="brand" disabled={sending.busy} onPress={() => void save(typed)}>
              {sending.busy ? m.cards.saving : m.cards.save(sum)}
            </Button>
          </>
        ) : (
          <Button kind="brand" disabled={!config || asking} onPress={() => void type()}>
            {app.enterCard}
          </Button>
        )}
        <T kind="caption" tone="ink3">
          {m.checkout.secure}
        </T>
      </Screen>
    </Modal>
  );
}
