import type { NamedLine } from '@metade/booking-flow/bill-draft.ts';
import { foodDue } from '@metade/domain/right-bill.ts';
import Plus from 'lucide-react-native/icons/plus';
import { Pressable, View } from 'react-native';
import { Stepper } from '../parts/stepper';
import { T } from '../parts/text';
import { space, tap, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import type { Bill } from './use-bill';

/** The discounted lines, or the others, each with its count. */
export function BillLines({
  title,
  addLabel,
  lines,
  covered,
  discountPercent,
  currency,
  onAdd,
  onStep,
}: {
  title: string;
  addLabel: string;
  lines: readonly NamedLine[];
  covered: boolean;
  discountPercent: number;
  currency: string;
  onAdd: () => void;
  onStep: Bill['add'];
}) {
  const { colour } = useTheme();
  const { m, money } = useWords();
  const shown = (amount: number) => money({ amount, currency });
  return (
    <View>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          borderBottomWidth: 1,
          borderBottomColor: colour.line,
        }}
      >
        <T kind="strong" role="heading" aria-level={2}>
          {title}
        </T>
        <Pressable
          role="button"
          aria-label={`${m.bill.add}: ${addLabel}`}
          onPress={onAdd}
          style={{ minHeight: tap, flexDirection: 'row', alignItems: 'center', gap: space.s1 }}
        >
          <Plus color={colour.brandInk} size={20} />
          <T kind="smallStrong" tone="brandInk">
            {addLabel}
          </T>
        </Pressable>
      </View>
      {lines.map((line) => {
        const full = line.price * line.count;
        const due = shown(covered ? foodDue(full, { discountPercent }) : full);
        return (
          <View
            key={`${line.kind} ${line.name} ${line.price}`}
            style={{
              paddingVertical: space.s2,
              flexDirection: 'row',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'flex-end',
              gap: space.s3,
              borderBottomWidth: 1,
              borderBottomColor: colour.line,
            }}
          >
            <View style={{ flexGrow: 1, flexBasis: 96 }}>
              <T kind="smallStrong">{line.name}</T>
              {covered ? (
                <T
                  kind="caption"
                  tone="ink2"
                  aria-label={`${m.restaurant.priceWas} ${shown(full)}`}
                  style={{ textDecorationLine: 'line-through' }}
                >
                  {shown(full)}
                </T>
              ) : (
                <T kind="caption" tone="ink2">
                  {line.count > 1 ? m.bill.each(line.count, shown(line.price)) : m.bill.menuPrice}
                </T>
              )}
            </View>
            <T kind="smallStrong" aria-label={covered ? `${m.restaurant.priceNow} ${due}` : due}>
              {due}
            </T>
            <Stepper
              value={line.count}
              more={m.bill.more(line.name)}
              less={m.bill.less(line.name)}
              onStep={(by) => onStep(line, by)}
            />
          </View>
        );
      })}
    </View>
  );
}
