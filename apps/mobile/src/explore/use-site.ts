import { catalogueName } from '@metade/i18n/catalogue-names.ts';
import { formatPercent } from '@metade/i18n/format-money.ts';
import { useCallback } from 'react';
import { useCall, useLoaded } from '../api/api';
import { useWords } from '../words/words';

/** What the site says of itself: names of kitchens, and the discount in words ('50 %'). */
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
  const kitchen = (slug: string | undefined) => {
    const found = value?.catalogue.find((entry) => entry.kind === 'kitchen' && entry.slug === slug);
    return found ? catalogueName(found.names, locale) : '';
  };
  const off = formatPercent(value?.config.settings.discountPercent ?? 50, locale);
  return { config: value?.config ?? null, kitchen, off };
}
