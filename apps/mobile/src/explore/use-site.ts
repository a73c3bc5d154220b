import { catalogueIn } from '@metade/i18n/catalogue.ts';
import { formatPercent } from '@metade/i18n/format-money.ts';
import { useCallback, useMemo } from 'react';
import { useCall, useLoaded } from '../api/api';
import { useWords } from '../words/words';

/** What the site says of itself: names of kitchens and services, and the discount in words ('50 %'). */
export function useSite() {
  const call = useCall();
  const { locale } = useWords();
  const { value } = useLoaded(
    useCallback(
      async (signal) => {
        const [config, catalogue] = await Promise.all([
          call('getConfig', {}, { signal }),
          call('getCatalogue', {}, { signal }),
        ]);
        return { config: config.data, catalogue: catalogue.data };
      },
      [call],
    ),
  );
  const entries = value?.catalogue;
  const catalogue = useMemo(() => catalogueIn(entries ?? [], locale), [entries, locale]);
  const kitchen = (slug: string | undefined) => (slug && entries ? catalogue.name('kitchen', slug) : '');
  const off = formatPercent(value?.config.settings.discountPercent ?? 50, locale);
  return { config: value?.config ?? null, catalogue, kitchen, off };
}
