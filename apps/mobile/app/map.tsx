import { useCallback, useState } from 'react';
import { type LayoutChangeEvent, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useExplore } from '../src/explore/explore-state';
import { useSearch } from '../src/explore/use-search';
import { useSite } from '../src/site/site';
import { MapBar, MapZoom } from '../src/map/map-controls';
import { MapCard } from '../src/map/map-card';
import { Districts } from '../src/map/districts';
import { type Pin, Pins } from '../src/map/pins';
import { isClosest, type MapView, radiusKm, type Size } from '../src/map/projection';
import { useMapView } from '../src/map/use-map-view';
import { Banner } from '../src/parts/banner';
import { Button } from '../src/parts/button';
import { space, useTheme } from '../src/theme/theme';
import { useWords } from '../src/words/words';

/** As many as one page of the API has. */
const most = 60;

/** The restaurants of the list on plain ground: no street map is asked of anybody. */
export default function MapScreen() {
  const { colour } = useTheme();
  const { m, app } = useWords();
  const { bottom } = useSafeAreaInsets();
  const { question, ask } = useExplore();
  const { kitchen } = useSite();
  const { found, failure, again } = useSearch(question, most);
  const [size, setSize] = useState<Size | null>(null);
  const [follows, setFollows] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);
  const pins = (found?.data ?? []).filter((card): card is Pin => card.location !== null);
  const rest = useCallback(
    (view: MapView) => {
      if (!follows || !size) return;
      const km = Math.min(100, Math.max(0.3, Math.round(radiusKm(view, size) * 10) / 10));
      const { latitude, longitude } = view.middle;
      ask({ near: { latitude: Number(latitude.toFixed(4)), longitude: Number(longitude.toFixed(4)), km } });
    },
    [follows, size, ask],
  );
  const map = useMapView(
    pins.map(({ location }) => location),
    size,
    rest,
  );
  const { view } = map;
  const shown = pins.find(({ _id }) => _id === chosen) ?? null;
  const press = (group: readonly Pin[]) => {
    if (group.length > 1 && view && !isClosest(view)) return map.fit(group.map(({ location }) => location));
    // Of several at one place each press shows the next.
    const next = group[(group.findIndex(({ _id }) => _id === chosen) + 1) % group.length];
    setChosen(next?._id ?? null);
  };
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent) =>
    setSize({ width: layout.width, height: layout.height });
  return (
    <View role="main" style={{ flex: 1, backgroundColor: colour.mapLand }}>
      <MapBar found={found} follows={follows} onFollow={() => setFollows(!follows)} />
      <View
        role="region"
        aria-label={m.search.mapTitle}
        onLayout={measure}
        style={{ flex: 1, overflow: 'hidden', touchAction: 'none' } as object}
        {...map.handlers}
      >
        {view && size ? (
          <>
            <Districts pins={pins} view={view} size={size} />
            <Pins pins={pins} view={view} size={size} chosen={chosen} onPress={press} />
          </>
        ) : null}
        <MapZoom onZoom={map.zoom} />
      </View>
      <View
        style={{ position: 'absolute', left: space.s4, right: space.s4, bottom: bottom + space.s4, gap: space.s2 }}
        pointerEvents="box-none"
      >
        {failure ? (
          <Banner tone="offline" title={app.retry} urgent action={<Button onPress={again}>{m.site.tryAgain}</Button>} />
        ) : found?.data.length === 0 ? (
          <Banner tone="neutral" title={m.search.noneTitle} />
        ) : null}
        {shown ? (
          <View style={{ width: '100%', maxWidth: 520, alignSelf: 'center' }}>
            <MapCard pin={shown} kitchen={kitchen(shown.kitchen[0])} onClose={() => setChosen(null)} />
          </View>
        ) : null}
      </View>
    </View>
  );
}
