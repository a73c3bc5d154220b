import type { Answer } from '@metade/api-client/client.ts';
import { defaultSettings, type PublicSetting, type Settings } from '@metade/domain/settings.ts';
import { catalogueIn } from '@metade/i18n/catalogue.ts';
import { formatPercent } from '@metade/i18n/format-money.ts';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo } from 'react';
import { useCall, useKept } from '../api/api';
import { deviceSigns } from '../api/device-signs';
import { useWords } from '../words/words';

type Site = {
  /** Null before it is known. */
  config: Answer<'getConfig'>['data'] | null;
  /** The marketplace's; the product's defaults before they are known. */
  settings: Pick<Settings, PublicSetting>;
  /** Names of kitchens, services and the like. */
  catalogue: ReturnType<typeof catalogueIn>;
  /** A kitchen by name; empty before it is known. */
  kitchen: (slug: string | undefined) => string;
  /** The discount in words: '50 %'. */
  off: string;
  /** Asks anew: what it says has changed. */
  again: () => void;
};

const SiteContext = createContext<Site | null>(null);

/** What the site says of itself, asked once for all screens: at the start, and when the app or the network is back. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const call = useCall();
  const { locale } = useWords();
  const { value, again } = useKept(
    'site',
    '',
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
  useEffect(() => deviceSigns.onBack(again), [again]);
  const site = useMemo(() => {
    const entries = value?.catalogue;
    const catalogue = catalogueIn(entries ?? [], locale);
    const settings = { ...defaultSettings, ...value?.config.settings };
    return {
      config: value?.config ?? null,
      settings,
      catalogue,
      kitchen: (slug: string | undefined) => (slug && entries ? catalogue.name('kitchen', slug) : ''),
      off: formatPercent(settings.discountPercent, locale),
      again,
    };
  }, [value, locale, again]);
  return <SiteContext value={site}>{children}</SiteContext>;
}

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite outside of SiteProvider');
  return site;
}
