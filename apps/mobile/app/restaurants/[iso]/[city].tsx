import { router, useLocalSearchParams } from 'expo-router';
import { useCallback, useEffect } from 'react';
import { useCall, useLoaded } from '../../../src/api/api';
import { useExplore } from '../../../src/explore/explore-state';
import { openCities } from '../../../src/explore/open-cities';
import { noFilters } from '../../../src/explore/question';
import { Loading } from '../../../src/parts/loading';
import { goBack, Screen } from '../../../src/parts/screen';
import { useWords } from '../../../src/words/words';

/** A link to a city's list: looks there, on its day and for its people. */
export default function CityLink() {
  const { city: slug, date, people } = useLocalSearchParams<{ city: string; date?: string; people?: string }>();
  const { m } = useWords();
  const call = useCall();
  const { ask } = useExplore();
  const { value, failure, again } = useLoaded(useCallback((signal: AbortSignal) => openCities(call, signal), [call]));
  const city = value?.find((one) => one.slug === slug);
  useEffect(() => {
    if (!city) return;
    const wished = Number(people);
    ask({
      ...noFilters,
      city: { slug: city.slug, name: city.city, country: city.country },
      date: date && /^\d{4}-\d\d-\d\d$/.test(date) ? date : null,
      ...(Number.isInteger(wished) && wished >= 1 && wished <= 6 ? { people: wished } : {}),
    });
    router.replace('/');
  }, [city, date, people, ask]);
  const back = () => goBack();
  return (
    <Screen title={m.site.cityPickerTitle} onBack={back}>
      <Loading failure={value && !city ? 'missing' : failure} again={again} back={back} />
    </Screen>
  );
}
