import type { Card } from '@metade/contracts/cards.ts';
import { cardExpiry, cardName } from '@metade/i18n/card-words.ts';
import CreditCard from 'lucide-react-native/icons/credit-card';
import Plus from 'lucide-react-native/icons/plus';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { NewCard } from '../checkout/external-page';
import { Button } from '../parts/button';
import { CardChoice } from '../parts/choice';
import { T } from '../parts/text';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

/** Which card pays: a saved one, or one that is typed at the gateway. */
export function CardPicker({
  saved,
  chosen,
  newCard,
  busy,
  onChoose,
  onType,
  children,
}: {
  saved: readonly Card[];
  /** Of the saved ones; null where none is. */
  chosen: string | null;
  newCard: NewCard | null;
  busy: boolean;
  onChoose: (id: string) => void;
  onType: () => void;
  children?: ReactNode;
}) {
  const { m, app } = useWords();
  const { colour } = useTheme();
  return (
    <View role="radiogroup" aria-label={m.cards.payWith} style={{ gap: space.s2 }}>
      <T kind="strong" role="heading" aria-level={2}>
        {m.cards.payWith}
      </T>
      {saved.map((one) => (
        <CardChoice
          key={one._id}
          name={cardName(one, m)}
          text={cardExpiry(one, m)}
          chosen={chosen === one._id}
          icon={<CreditCard color={colour.ink} size={22} />}
          onPress={() => onChoose(one._id)}
        />
      ))}
      {newCard ? (
        <CardChoice
          name={cardName(newCard, m)}
          text={m.checkout.newCard}
          chosen
          icon={<CreditCard color={colour.ink} size={22} />}
          onPress={onType}
        />
      ) : (
        <Button disabled={busy} icon={<Plus color={colour.ink} size={20} />} onPress={onType}>
          {saved.length > 0 ? app.otherCard : app.enterCard}
        </Button>
      )}
      {children}
      <T kind="caption" tone="ink3">
        {m.checkout.secure}
      </T>
    </View>
  );
}
