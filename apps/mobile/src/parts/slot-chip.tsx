import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import Bell from 'lucide-react-native/icons/bell';
import { Pressable, useWindowDimensions, View } from 'react-native';
import { radius, space, tap, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { T } from './text';

/** A time: its table and fee, or why it has none. The words carry the state, not the colour. note: instead of these words. */
export function SlotChip({
  slot,
  people,
  chosen,
  note,
  wait,
  onPress,
}: {
  slot: SlotOfferView;
  people: number;
  /** Where one of several is chosen. */
  chosen?: boolean | undefined;
  note?: string | null;
  /** Where a full time can be waited for. */
  wait?: (() => void) | undefined;
  onPress: () => void;
}) {
  const { colour } = useTheme();
  const { m, money } = useWords();
  const price = money(slot.price, 'short');
  const sized = m.search.slotFree(m.site.peopleShort(slot.places), price);
  const isLast = slot.state === 'last' && slot.places < people + 2;
  const words = {
    free: sized,
    last: isLast ? m.search.slotLast(price) : sized,
    held: m.search.slotHeld,
    full: m.search.slotFull,
  };
  const bookable = slot.state === 'free' || slot.state === 'last';
  const waits = slot.state === 'full' ? wait : undefined;
  const [ground, line, ink] = chosen
    ? ([colour.brand, colour.brand, 'onBrand'] as const)
    : slot.state === 'free'
      ? ([colour.brandSoft, colour.slotLine, 'brandSoftInk'] as const)
      : slot.state === 'last'
        ? ([colour.waitSoft, colour.waitLine, 'waitInk'] as const)
        : ([colour.surfaceSunk, colour.line, 'ink3'] as const);
  return (
    <Pressable
      accessibilityRole={chosen === undefined || waits ? 'button' : 'radio'}
      aria-checked={waits ? undefined : chosen}
      aria-label={waits ? `${slot.time} ${m.waiting.bell}. ${m.waiting.bellLabel(slot.time)}` : undefined}
      aria-disabled={!bookable && !waits}
      disabled={!bookable && !waits}
      onPress={waits ?? onPress}
      style={({ pressed }) => ({
        minHeight: tap,
        paddingHorizontal: space.s3,
        paddingVertical: space.s2,
        borderRadius: radius.chip,
        borderWidth: 1,
        borderColor: line,
        borderStyle: slot.state === 'full' ? 'dashed' : 'solid',
        backgroundColor: ground,
        opacity: pressed ? 0.8 : 1,
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: space.s2,
      })}
    >
      <T kind="smallStrong" tone={ink} style={slot.state === 'full' ? { textDecorationLine: 'line-through' } : null}>
        {slot.time}
      </T>
      {waits ? (
        <View style={{ flexDirection: 'row', alignItems: 'center' }}>
          <Bell color={colour.ink} size={16} strokeWidth={1.9} />
          {/* With a space, as it is read out after the time. */}
          <T kind="captionStrong">{` ${m.waiting.bell}`}</T>
        </View>
      ) : (
        <T kind="caption" tone={ink}>
          {note ?? words[slot.state]}
        </T>
      )}
    </Pressable>
  );
}

/** Slots beside each other, two a row; with large letters one. */
export function SlotGrid({
  slots,
  people,
  chosen,
  noteOf = () => null,
  onWait = () => undefined,
  onPick,
}: {
  slots: readonly SlotOfferView[];
  people: number;
  chosen?: string | null;
  noteOf?: (slot: SlotOfferView) => string | null;
  /** What waits for a full time; undefined where nothing does. */
  onWait?: (slot: SlotOfferView) => (() => void) | undefined;
  onPick: (slot: SlotOfferView) => void;
}) {
  const { fontScale } = useWindowDimensions();
  return (
    <View
      role={chosen === undefined ? undefined : 'radiogroup'}
      style={{ flexDirection: 'row', flexWrap: 'wrap', margin: -space.s1 }}
    >
      {slots.map((slot) => (
        <View key={slot.slot + slot.date} style={{ width: fontScale > 1.4 ? '100%' : '50%', padding: space.s1 }}>
          <SlotChip
            slot={slot}
            people={people}
            chosen={chosen === undefined ? undefined : chosen === slot.slot}
            note={noteOf(slot)}
            wait={onWait(slot)}
            onPress={() => onPick(slot)}
          />
        </View>
      ))}
    </View>
  );
}
