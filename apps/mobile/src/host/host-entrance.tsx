import { router } from 'expo-router';
import { useCallback, useEffect } from 'react';
import { useApi, useLoaded } from '../api/api';
import { Button } from '../parts/button';
import { useWords } from '../words/words';
import { keepRestaurants, keptRestaurants } from './host-storage';

/** For who is in a restaurant's team: the way to its evening, also without network. */
export function HostEntrance() {
  const { app } = useWords();
  const api = useApi();
  const { value } = useLoaded(
    useCallback(async (signal) => (await api.call('listHostRestaurants', {}, { signal })).data, [api]),
  );
  useEffect(() => {
    if (value) keepRestaurants(value);
  }, [value]);
  return (value ?? keptRestaurants()).map(({ _id, company_name }) => (
    <Button key={_id} onPress={() => router.push(`/host/${_id}`)}>
      {`${app.restaurantMode}: ${company_name}`}
    </Button>
  ));
}
