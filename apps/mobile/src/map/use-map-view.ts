import { boundsOf, type MapPoint } from '@metade/booking-flow/map-bounds.ts';
import { useRef, useState } from 'react';
import type { GestureResponderEvent } from 'react-native';
import { fitting, type MapView, moved, type Size, zoomed } from './projection';

/** How far a finger goes before it is no press. */
const still = 6;
type Touch = { x: number; y: number };

/** Shows all points until the map is moved by one finger, two fingers or its buttons. onRest: where it came to rest after that. */
export function useMapView(points: readonly MapPoint[], size: Size | null, onRest: (view: MapView) => void) {
  const [own, setOwn] = useState<MapView | null>(null);
  const bounds = boundsOf(points);
  const view = own ?? (bounds && size ? fitting(bounds, size) : null);
  const pressed = useRef<Touch[]>([]);
  const from = useRef<{ view: MapView; touches: Touch[] } | null>(null);
  const follow = (event: GestureResponderEvent) => {
    const touches = touchesOf(event);
    const begun = from.current;
    // A finger more or less begins anew from where the map is.
    if (!begun || begun.touches.length !== touches.length) {
      if (view) from.current = { view, touches };
      return;
    }
    const [before, now] = [middleOf(begun.touches), middleOf(touches)];
    const [apart, wider] = [apartOf(begun.touches), apartOf(touches)];
    setOwn(zoomed(moved(begun.view, now.x - before.x, now.y - before.y), apart > 0 ? wider / apart : 1));
  };
  const rest = () => {
    from.current = null;
    if (view) onRest(view);
  };
  const show = (next: MapView) => {
    setOwn(next);
    onRest(next);
  };
  return {
    view,
    handlers: {
      onStartShouldSetResponderCapture: (event: GestureResponderEvent) => {
        pressed.current = touchesOf(event);
        return false;
      },
      // Also from a pin: what moves is no press on it.
      onMoveShouldSetResponderCapture: (event: GestureResponderEvent) => {
        const touches = touchesOf(event);
        return touches.length > 1 || apartOf([middleOf(pressed.current), middleOf(touches)]) > still;
      },
      onResponderMove: follow,
      onResponderRelease: rest,
      onResponderTerminate: rest,
      onResponderTerminationRequest: () => false,
    },
    zoom: (by: number) => {
      if (view) show(zoomed(view, by));
    },
    /** Comes close enough to tell these apart. */
    fit: (some: readonly MapPoint[]) => {
      const box = boundsOf(some);
      if (!box || !size || !view) return;
      const closer = fitting(box, size);
      // Those that are near each other have a margin wider than what is in sight.
      show({ ...closer, world: zoomed(view, Math.max(4, closer.world / view.world)).world });
    },
  };
}

function touchesOf({ nativeEvent: { touches } }: GestureResponderEvent): Touch[] {
  return touches.map(({ pageX, pageY }) => ({ x: pageX, y: pageY })).slice(0, 2);
}

function middleOf(touches: readonly Touch[]): Touch {
  const mean = (part: 'x' | 'y') => touches.reduce((sum, one) => sum + one[part], 0) / Math.max(1, touches.length);
  return { x: mean('x'), y: mean('y') };
}

function apartOf([one, other]: readonly Touch[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
