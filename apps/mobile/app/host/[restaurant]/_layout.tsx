import { router, Stack, useLocalSearchParams } from 'expo-router';
import { useCallback, useEffect } from 'react';
import { useApi, useLoaded } from '../../../src/api/api';
import { RestaurantProvider } from '../../../src/host/current-restaurant';
import { keepRestaurants, keptRestaurants } from '../../../src/host/host-storage';
import { HostWordsProvider, useHostWords } from '../../../src/host/host-words';
import { Button, Empty } from '../../../src/parts/button';
import { Loading } from '../../../src/parts/loading';
import { Screen } from '../../../src/parts/screen';
import { SnackProvider } from '../../../src/parts/snack';
import { useSession } from '../../../src/session/session';
import { useTheme } from '../../../src/theme/theme';
import { useWords } from '../../../src/words/words';

/** Everything of one restaurant's team: who is in none, or signed out, is told. */
export default function HostLayout() {
  return (
    <HostWordsProvider>
      <Gate />
    </HostWordsProvider>
  );
}

function Gate() {
  const { restaurant: id } = useLocalSearchParams<{ restaurant: string }>();
  const { colour } = useTheme();
  const { token } = useSession();
  const { m, app } = useWords();
  const { h } = useHostWords();
  const api = useApi();
  const { value, failure, again } = useLoaded(
    useCallback(async (signal) => (await api.call('listHostRestaurants', {}, { signal })).data, [api]),
  );
  useEffect(() => {
    if (value) keepRestaurants(value);
  }, [value]);
  if (!token)
    return (
      <Screen title={app.restaurantMode} onBack={() => router.replace('/profile')}>
        <Empty title={app.signInToSee}>
          <Button kind="brand" onPress={() => router.push('/sign-in')}>
            {m.account.title}
          </Button>
        </Empty>
      </Screen>
    );
  // As last seen until the answer comes, and where none does.
  const known = value ?? (failure === null || failure === 'away' ? keptRestaurants() : []);
  const restaurant = known.find(({ _id }) => _id === id);
  if (restaurant)
    return (
      <RestaurantProvider key={restaurant._id} restaurant={restaurant} onGone={again}>
        <SnackProvider at="bar">
          <Stack screenOptions={{ headerShown: false, contentStyle: { backgroundColor: colour.page } }}>
            <Stack.Screen name="scan" options={{ presentation: 'fullScreenModal' }} />
            <Stack.Screen name="code" options={{ presentation: 'modal' }} />
          </Stack>
        </SnackProvider>
      </RestaurantProvider>
    );
  return (
    <Screen title={app.restaurantMode} onBack={() => router.replace('/profile')}>
      {value ? (
        <Empty title={value.length > 0 ? h.gone : h.noTeam}>
          <Button onPress={() => router.replace('/profile')}>{h.leave}</Button>
        </Empty>
      ) : (
        <Loading failure={failure} again={again} />
      )}
    </Screen>
  );
}
