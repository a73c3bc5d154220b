import type { RestaurantCard as Card } from '@metade/contracts/restaurants.ts';
import { router, useFocusEffect } from 'expo-router';
import CloudUpload from 'lucide-react-native/icons/cloud-upload';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { FlatList, RefreshControl, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useApi, useLoaded } from '../../src/api/api';
import { useNow } from '../../src/api/use-now';
import { useExplore } from '../../src/explore/explore-state';
import { RestaurantCard } from '../../src/explore/restaurant-card';
import type { KeptCard } from '../../src/favourites/favourite-list';
import { useFavourites } from '../../src/favourites/favourites';
import { readChosen } from '../../src/favourites/read-chosen';
import { Away } from '../../src/parts/away';
import { Button, Empty } from '../../src/parts/button';
import { CardSkeletons } from '../../src/parts/skeleton';
import { Tag } from '../../src/parts/tag';
import { T } from '../../src/parts/text';
import { useSession } from '../../src/session/session';
import { space, useTheme } from '../../src/theme/theme';
import { useSite } from '../../src/site/site';
import { useWords } from '../../src/words/words';

/** The favourites with their next times. One that is let go stays in sight until the screen is left. */
export default function Favourites() {
  const { top } = useSafeAreaInsets();
  const { m, app } = useWords();
  const { token } = useSession();
  const title = (
    <View style={{ paddingTop: top + space.s4, paddingHorizontal: space.s4, paddingBottom: space.s4 }}>
      <T kind="title" role="heading" aria-level={1}>
        {app.tabs.favourites}
      </T>
    </View>
  );
  return (
    <View role="main" style={{ flex: 1 }}>
      {token ? (
        <List title={title} />
      ) : (
        <>
          {title}
          <Empty title={m.site.nothingSaved} text={app.signInToKeep}>
            <Button kind="brand" onPress={() => router.push('/sign-in')}>
              {m.account.title}
            </Button>
          </Empty>
        </>
      )}
    </View>
  );
}

function List({ title }: { title: ReactElement }) {
  const { colour } = useTheme();
  const { m, app } = useWords();
  const api = useApi();
  const site = useSite();
  const { question } = useExplore();
  const { ids, cards: known, at, waiting, failed, again, learn } = useFavourites();
  const shown = useShown(ids);
  const { people } = question;
  const {
    value,
    failure,
    loading,
    again: cardsAgain,
  } = useLoaded(
    useCallback(
      (signal) => readChosen(api, shown === '' ? [] : shown.split(','), people, signal),
      [api, shown, people],
    ),
  );
  const reload = useCallback(() => {
    again();
    cardsAgain();
  }, [again, cardsAgain]);
  useFocusEffect(reload);
  useEffect(() => {
    if (value) learn(value);
  }, [value, learn]);
  const away = failed || failure !== null;
  const now = useNow(60_000);
  const age = at === null ? null : Math.max(0, now - at);
  // Without an answer about one, what the device knows of it.
  const fresh = new Map(value?.map((card) => [card._id, card]));
  const cards = (shown === '' ? [] : shown.split(',')).flatMap((id): ListedCard[] =>
    [fresh.get(id) ?? (away || loading ? known.get(id) : undefined)].filter((one) => one !== undefined),
  );
  const isEmpty = ids !== null && cards.length === 0 && (at !== null || !away) && !loading;
  return (
    <FlatList
      data={cards}
      keyExtractor={({ _id }) => _id}
      refreshControl={
        <RefreshControl refreshing={loading && cards.length > 0} onRefresh={reload} tintColor={colour.ink3} />
      }
      contentContainerStyle={{ width: '100%', maxWidth: 720, alignSelf: 'center', paddingBottom: space.s8 }}
      ListHeaderComponent={
        <>
          {title}
          {away ? (
            <View style={{ paddingHorizontal: space.s4, paddingBottom: space.s4 }}>
              <Away failure={failure ?? 'away'} age={age} text={m.site.savedFailed} again={reload} />
            </View>
          ) : null}
        </>
      }
      ListEmptyComponent={
        isEmpty ? (
          <Empty title={m.site.nothingSaved} text={m.site.nothingSavedText}>
            <Button kind="brand" onPress={() => router.navigate('/')}>
              {m.orders.findTable}
            </Button>
          </Empty>
        ) : away ? null : (
          <CardSkeletons />
        )
      }
      renderItem={({ item }) => (
        <RestaurantCard
          card={item}
          kitchen={site.kitchen(item.kitchen[0])}
          people={people}
          off={site.off}
          note={
            waiting.has(item._id) ? (
              <Tag tone="wait" icon={CloudUpload}>
                {app.toSend}
              </Tag>
            ) : null
          }
        />
      )}
      accessibilityLabel={app.tabs.favourites}
    />
  );
}

type ListedCard = KeptCard & Partial<Card>;

/** The ids to show, joined: those kept now, and those that were kept since the screen was come to. */
function useShown(kept: readonly string[] | null): string {
  const [shown, setShown] = useState<readonly string[]>([]);
  useFocusEffect(useCallback(() => () => setShown([]), []));
  const added = (kept ?? []).filter((one) => !shown.includes(one));
  if (added.length > 0) setShown([...added, ...shown]);
  return shown.join();
}
