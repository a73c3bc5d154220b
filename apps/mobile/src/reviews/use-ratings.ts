import { useFocusEffect } from 'expo-router';
import { useCallback } from 'react';
import { useApi, useLoaded } from '../api/api';

/** The meals that can be rated, and what was written. */
export function useRatings() {
  const api = useApi();
  const loaded = useLoaded(
    useCallback(async (signal) => (await api.call('listMealsToRate', {}, { signal })).data, [api]),
  );
  const { again } = loaded;
  useFocusEffect(again);
  return loaded;
}
