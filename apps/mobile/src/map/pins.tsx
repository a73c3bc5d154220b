import { clusterPins, type Placed } from '@metade/booking-flow/cluster-pins.ts';
import type { MapPoint } from '@metade/booking-flow/map-bounds.ts';
import type { RestaurantCard } from '@metade/contracts/restaurants.ts';
import { Pressable, View } from 'react-native';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { type MapView, place, type Size } from './projection';

export type Pin = RestaurantCard & { location: MapPoint };

/** Those in sight, together where they would lie over each other. */
export function pinGroups(pins: readonly Pin[], view: MapView, size: Size): Placed<Pin>[][] {
  const placed = pins.map((pin) => ({ pin, ...place(pin.location, view, size) }));
  return clusterPins(placed.filter(({ x, y }) => x > 0 && y > 0 && x < size.width && y < size.height));
}

/** Restaurants where they stand; those that would lie over each other are one, with how many tables they have together. */
export function Pins({
  pins,
  view,
  size,
  chosen,
  onPress,
}: {
  pins: readonly Pin[];
  view: MapView;
  size: Size;
  chosen: string | null;
  onPress: (group: readonly Pin[]) => void;
}) {
  const { colour } = useTheme();
  const { m } = useWords();
  return pinGroups(pins, view, size).map((group) => {
    const [first] = group;
    if (!first) return null;
    const { pin, x, y } = first;
    const tables = m.site.tables(group.reduce((sum, one) => sum + one.pin.free_times, 0));
    const isChosen = group.some((one) => one.pin._id === chosen);
    const several = group.length > 1;
    const [ground, line, ink] = isChosen
      ? ([colour.ink, colour.ink, 'page'] as const)
      : several
        ? ([colour.brandSoft, colour.brandLine, 'brandSoftInk'] as const)
        : ([colour.surface, colour.lineStrong, 'ink'] as const);
    return (
      <View
        key={pin._id}
        style={{ position: 'absolute', left: x - 60, top: y - 22, width: 120, alignItems: 'center' }}
        pointerEvents="box-none"
      >
        <Pressable
          role="button"
          aria-label={several ? m.search.clusterOf(group.length, tables) : `${pin.company_name}, ${tables}`}
          onPress={() => onPress(group.map((one) => one.pin))}
          style={{ minHeight: 44, justifyContent: 'center' }}
        >
          <View
            style={{
              minHeight: 32,
              paddingHorizontal: space.s3,
              justifyContent: 'center',
              borderRadius: radius.pill,
              borderWidth: several ? 2 : 1,
              borderColor: line,
              backgroundColor: ground,
            }}
          >
            <T kind="captionStrong" tone={ink} maxFontSizeMultiplier={1.3} numberOfLines={1}>
              {tables}
            </T>
          </View>
        </Pressable>
      </View>
    );
  });
}
