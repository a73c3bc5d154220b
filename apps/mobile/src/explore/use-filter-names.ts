import { ticketSpans } from '@metade/booking-flow/filter-steps.ts';
import { catalogueName } from '@metade/i18n/catalogue-names.ts';
import { useCallback, useMemo } from 'react';
import { useCall, useLoaded } from '../api/api';
import { useWords } from '../words/words';
import { useSite } from '../site/site';

/** What a market's filters are made of, in the reader's language. */
export function useFilterNames(country: string) {
  const call = useCall();
  const { locale, money } = useWords();
  const { config, catalogue } = useSite();
  const { value } = useLoaded(
    useCallback(async (signal) => (await call('listCollections', {}, { signal })).data, [call]),
  );
  const market = config?.markets.find((one) => one.country === country);
  const tickets = useMemo(() => ticketSpans(market?.ticketSteps ?? []), [market]);
  return {
    tickets: market ? tickets : [],
    price: (amount: number) => money({ amount, currency: market?.currency ?? 'EUR' }, 'short'),
    catalogue,
    collections: (value ?? []).map(({ slug, names }) => ({ slug, name: catalogueName(names, locale) })),
  };
}
