import { View } from 'react-native';
import { T } from '../parts/text';
import { type Pin, pinGroups } from './pins';
import { type MapView, place, type Size } from './projection';

type Box = { x: number; y: number; width: number; height: number };

/** Names of districts where their restaurants are, so that one knows where one is without a street map. None lies over a pin or another. */
export function Districts({ pins, view, size }: { pins: readonly Pin[]; view: MapView; size: Size }) {
  const taken: Box[] = pinGroups(pins, view, size).flatMap(([first]) =>
    first ? [{ x: first.x, y: first.y, width: 92, height: 32 }] : [],
  );
  const names = [...new Set(pins.map(({ district }) => district).filter(Boolean))];
  const byCount = names
    .map((name) => ({ name, here: pins.filter(({ district }) => district === name) }))
    .toSorted((a, b) => b.here.length - a.here.length);
  return byCount.map(({ name, here }) => {
    const mean = (part: 'latitude' | 'longitude') =>
      here.reduce((sum, { location }) => sum + location[part], 0) / here.length;
    const { x, y } = place({ latitude: mean('latitude'), longitude: mean('longitude') }, view, size);
    const box = { x, y: y + 26, width: name.length * 7.5, height: 16 };
    if (taken.some((other) => overlap(box, other))) return null;
    taken.push(box);
    return (
      <View
        key={name}
        aria-hidden
        style={{ position: 'absolute', left: x - 80, top: y + 18, width: 160, alignItems: 'center' }}
        pointerEvents="none"
      >
        <T kind="tiny" tone="mapInk" maxFontSizeMultiplier={1.3}>
          {name}
        </T>
      </View>
    );
  });
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2
  );
}
