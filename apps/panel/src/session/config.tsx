import type { Answer } from '@metade/api-client/client.ts';
import { createContext, use, useEffect, useState } from 'react';
import { keep, readCached } from './device-cache.ts';
import { useSession } from './session.tsx';

type Config = Answer<'getConfig'>['data'];
export type Settings = Config['settings'];

const ConfigContext = createContext<Config | null>(null);
export const ConfigProvider = ConfigContext;
const Reload = createContext(() => {});
export const ReloadConfig = Reload;

/** Has the panel read anew what the marketplace has set: for whoever has just changed it. */
export const useReloadConfig = () => use(Reload);

/** The marketplace's configuration: as cached on this device until it is reloaded. Null before it was ever loaded. */
export function useLoadedConfig() {
  const { call } = useSession();
  const [config, setConfig] = useState(() => readCached<Config>('config'));
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    call('getConfig', {}).then(
      ({ data }) => {
        keep('config', data);
        if (current) setConfig(data);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [call, attempt]);
  const load = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { config, failed: failed && config === null, load };
}

/** Merged with what a country's market sets otherwise. */
export function configIn(config: Config, country: string): Config {
  const market = config.markets.find((one) => one.country === country);
  return { ...config, settings: { ...config.settings, ...market?.settings } as Settings };
}

export function useConfig(): Config {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig outside of ConfigProvider');
  return config;
}

export const useSettings = (): Settings => useConfig().settings;
