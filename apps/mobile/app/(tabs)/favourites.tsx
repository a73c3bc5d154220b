import type { RestaurantCard as Card } from '@metade/contracts/restaurants.ts';
import { router, useFocusEffect } from 'expo-router';
import { type ReactElement, useCallback, useState } from 'react';
import { FlatList, RefreshControl, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { type Call, useCall, useLoaded } from '../../src/api/api';
import { useExplore } from '../../src/explore/explore-state';
import { RestaurantCard } from '../../src/explore/restaurant-card';
import { useSite } from '../../src/explore/use-site';
import { useFavourites } from '../../src/favourites/favourites';
import { Banner } from '../../src/parts/banner';
import { Button, Empty } from '../../src/parts/button';
import { CardSkeletons } from '../../src/parts/skeleton';
import { T } from '../../src/parts/text';
import { useSession } from '../../src/session/session';
import { space, useTheme } from '../../src/theme/theme';
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
  const call = useCall();
  const site = useSite();
  const { question } = useExplore();
  const { kept, failed, again } = useFavourites();
  const shown = useShown(kept);
  const { people } = question;
  const {
    value: cards,
    failure,
    loading,
    again: cardsAgain,
  } = useLoaded(
    useCallback(
      (signal) => readCards(call, shown === '' ? [] : shown.split(','), people, signal),
      [call, shown, people],
    ),
  );
  const reload = useCallback(() => {
    again();
    cardsAgain();
  }, [again, cardsAgain]);
  const away = failed || failure !== null;
  const isEmpty = kept !== null && !away && !loading && cards?.length === 0;
  return (
    <FlatList
      data={cards ?? []}
      keyExtractor={({ _id }) => _id}
      refreshControl={
        <RefreshControl refreshing={loading && cards !== null} onRefresh={reload} tintColor={colour.ink3} />
      }
      contentContainerStyle={{ width: '100%', maxWidth: 720, alignSelf: 'center', paddingBottom: space.s8 }}
      ListHeaderComponent={
        <>
          {title}
          {away ? (
            <View style={{ paddingHorizontal: space.s4, paddingBottom: space.s4 }}>
              <Banner
                tone="offline"
                title={app.noNetwork}
                urgent
                action={<Button onPress={reload}>{m.site.tryAgain}</Button>}
              >
                {m.site.savedFailed}
              </Banner>
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
          onSlot={({ slot, date }) =>
            router.push({ pathname: '/restaurant/[slug]', params: { slug: item.slug, date, slot } })
          }
        />
      )}
      accessibilityLabel={app.tabs.favourites}
    />
  );
}

/** The ids to show, joined: those kept now, and those that were kept since the screen was come to. */
function useShown(kept: readonly string[] | null): string {
  const [shown, setShown] = useState<readonly string[]>([]);
  useFocusEffect(useCallback(() => () => setShown([]), []));
  const added = (kept ?? []).filter((one) => !shown.includes(one));
  if (added.length > 0) setShown([...added, ...shown]);
  return shown.join();
}

/** As many as one question may name. */
const atOnce = 60;

async function readCards(call: Call, ids: readonly string[], people: number, signal: AbortSignal): Promise<Card[]> {
  const asked = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) =>
    call('listChosen', { query: { ids: ids.slice(at * atOnce, (at + 1) * atOnce).join(), people } }, { signal }),
  );
  return (await Promise.all(asked)).flatMap(({ data }) => data);
}
