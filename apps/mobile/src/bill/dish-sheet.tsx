import { isSameLine, type MenuDish } from '@metade/booking-flow/bill-draft.ts';
import Plus from 'lucide-react-native/icons/plus';
import { Modal, Pressable, View } from 'react-native';
import { Button } from '../parts/button';
import { Screen } from '../parts/screen';
import { Stepper } from '../parts/stepper';
import { T } from '../parts/text';
import { space, tap, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { OwnLine } from './own-line';
import type { Bill } from './use-bill';
import type { BillData } from './use-bill-data';

/** The menu to tap dishes on, and a form for what is not on it. */
export function DishSheet({
  shows,
  data,
  bill,
  onClose,
}: {
  shows: 'food' | 'drink';
  data: BillData;
  bill: Bill;
  onClose: () => void;
}) {
  const { m } = useWords();
  const { currency } = data.voucher;
  const dishes = data.menu.filter(({ kind }) => bill.covered(kind) === (shows === 'food'));
  const sections = [...new Set(dishes.map(({ section }) => section))];
  return (
    <Modal animationType="slide" onRequestClose={onClose} presentationStyle="pageSheet">
      <Screen
        title={shows === 'drink' ? m.bill.sheetDrinks : m.bill.sheetFood}
        close
        onBack={onClose}
        foot={
          <Button kind="brand" onPress={onClose}>
            {m.bill.done}
          </Button>
        }
      >
        {dishes.length === 0 ? <T tone="ink2">{m.bill.nothingOnMenu}</T> : null}
        {sections.map((section) => (
          <View key={section}>
            {section ? (
              <T kind="strong" role="heading" aria-level={2}>
                {section}
              </T>
            ) : null}
            {dishes
              .filter((dish) => dish.section === section)
              .map((dish) => (
                <MenuLine key={`${dish.name} ${dish.price}`} dish={dish} bill={bill} currency={currency} />
              ))}
          </View>
        ))}
        <OwnLine kind={shows} currency={currency} onAdd={(line) => bill.add(line, 1)} />
      </Screen>
    </Modal>
  );
}

/** A tap on the name adds one; then a stepper shows the count. */
function MenuLine({ dish, bill, currency }: { dish: MenuDish; bill: Bill; currency: string }) {
  const { colour } = useTheme();
  const { m, money } = useWords();
  const line = { name: dish.name, price: dish.price, kind: dish.kind };
  const count = bill.bill.lines.find((one) => isSameLine(one, line))?.count ?? 0;
  const price = money({ amount: dish.price, currency });
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        paddingVertical: space.s1,
        borderBottomWidth: 1,
        borderBottomColor: colour.line,
      }}
    >
      <Pressable
        role="button"
        onPress={() => bill.add(line, 1)}
        style={{
          flexGrow: 1,
          flexBasis: 160,
          minHeight: tap + space.s2,
          flexDirection: 'row',
          alignItems: 'center',
          gap: space.s3,
        }}
      >
        <T kind="smallStrong" style={{ flex: 1 }}>
          {dish.name}
        </T>
        <T kind="small" tone="ink2">
          {price}
        </T>
        {count === 0 ? <Plus color={colour.brandInk} size={20} /> : null}
      </Pressable>
      {count > 0 ? (
        <View style={{ paddingLeft: space.s3 }}>
          <Stepper
            value={count}
            more={m.bill.more(dish.name)}
            less={m.bill.less(dish.name)}
            onStep={(by) => bill.add(line, by)}
          />
        </View>
      ) : null}
    </View>
  );
}
