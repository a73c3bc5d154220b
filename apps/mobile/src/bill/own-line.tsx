import type { NamedLine } from '@metade/booking-flow/bill-draft.ts';
import { readSum } from '@metade/domain/read-sum.ts';
import type { BillKind } from '@metade/domain/right-bill.ts';
import { useState } from 'react';
import { View } from 'react-native';
import { Button } from '../parts/button';
import { Field } from '../parts/field';
import { Segments } from '../parts/segments';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

const kinds: readonly BillKind[] = ['food', 'dessert', 'drink'];

/** An item that is not on the menu: name, price, and its kind, which decides the discount. */
export function OwnLine({
  kind: first,
  currency,
  onAdd,
}: {
  kind: BillKind;
  currency: string;
  onAdd: (line: Omit<NamedLine, 'count'>) => void;
}) {
  const { colour } = useTheme();
  const { m } = useWords();
  const [kind, setKind] = useState(first);
  const [name, setName] = useState('');
  const [price, setPrice] = useState('');
  const [wrong, setWrong] = useState({ name: false, price: false });
  const add = () => {
    const sum = readSum(price);
    setWrong({ name: !name.trim(), price: sum === 0 });
    if (!name.trim() || sum === 0) return;
    onAdd({ name: name.trim(), price: sum, kind });
    setName('');
    setPrice('');
  };
  return (
    <View style={{ gap: space.s3, padding: space.s4, borderRadius: radius.card, backgroundColor: colour.surfaceSunk }}>
      <T kind="strong" role="heading" aria-level={3}>
        {m.bill.ownTitle}
      </T>
      <Segments
        label={m.bill.kindLabel}
        options={kinds.map((value) => ({ value, name: m.bill.kinds[value] }))}
        chosen={kind}
        onChoose={setKind}
      />
      <Field
        label={m.bill.name}
        value={name}
        onChange={setName}
        maxLength={120}
        error={wrong.name ? m.bill.nameWrong : undefined}
      />
      <Field
        label={m.bill.price(currency)}
        value={price}
        onChange={setPrice}
        inputMode="decimal"
        maxLength={20}
        onSubmitEditing={add}
        error={wrong.price ? m.bill.priceWrong : undefined}
      />
      <Button onPress={add}>{m.bill.add}</Button>
    </View>
  );
}
