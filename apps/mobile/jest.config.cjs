// Screen tests: React Native's own renderer against the real API. What only a device has stands in screens/support.
const preset = require('jest-expo/jest-preset');

module.exports = {
  ...preset,
  transform: { ...preset.transform, '\\.mjs$': preset.transform['\\.[jt]sx?$'] },
  // These, too, come as modules.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!', '(?!(?:\\.pnpm/)?(?:lucide-react-native|@noble|temporal-polyfill|temporal-utils|temporal-spec)/|'),
  ),
  testEnvironment: '<rootDir>/screens/support/environment.cjs',
  testMatch: ['<rootDir>/screens/*.screen.tsx'],
  globalSetup: '<rootDir>/screens/support/start-api.cjs',
  globalTeardown: '<rootDir>/screens/support/stop-api.cjs',
  setupFilesAfterEnv: ['<rootDir>/screens/support/device.ts'],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^@metade/([a-z0-9-]+)/(.+)$': '<rootDir>/../../packages/$1/src/$2',
    '^\\./device-push$': '<rootDir>/screens/support/device-push.ts',
    '/createLucideIcon\\.mjs$': '<rootDir>/src/parts/make-icon.tsx',
    'storage/device-storage$': '<rootDir>/screens/support/device-storage.ts',
    'storage/secret-store$': '<rootDir>/screens/support/secret-store.ts',
  },
  // The product's packages take what they import from the app's own modules.
  modulePaths: ['<rootDir>/node_modules'],
  testTimeout: 120_000,
};
