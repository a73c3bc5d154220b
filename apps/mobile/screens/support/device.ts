const { ofNode } = globalThis as unknown as { ofNode: object };
for (const [name, value] of Object.entries(ofNode))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

jest.mock('expo-constants', () => ({
  expoConfig: { version: '1.0.0', extra: { marketplace: process.env.METADE_URL } },
}));
jest.mock('expo-localization', () => ({ getLocales: () => [{ languageTag: 'pt-PT' }] }));
jest.mock('react-native-safe-area-context', () => require('react-native-safe-area-context/jest/mock').default);
jest.mock('expo-network', () => ({ addNetworkStateListener: () => ({ remove: () => {} }) }));
