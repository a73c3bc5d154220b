import type { ExpoConfig } from 'expo/config';
import manifest from './package.json' with { type: 'json' };

const scheme = 'metade';
/** Where the marketplace answers; without it the web export asks its own origin. */
const marketplace = process.env.METADE_URL ?? '';
/** The host whose links the app opens. */
const host = marketplace ? new URL(marketplace).host : null;

/** Everything that the stores, both systems and the bundle know of the app, in one place. */
const config: ExpoConfig = {
  name: 'Metade',
  slug: 'metade',
  scheme,
  version: manifest.version,
  orientation: 'portrait',
  userInterfaceStyle: 'automatic',
  icon: './assets/icon.png',
  platforms: ['ios', 'android', 'web'],
  ios: {
    bundleIdentifier: process.env.METADE_IOS_ID ?? 'app.metade',
    supportsTablet: true,
    ...(host ? { associatedDomains: [`applinks:${host}`] } : {}),
    config: { usesNonExemptEncryption: false },
  },
  android: {
    package: process.env.METADE_ANDROID_ID ?? 'app.metade',
    adaptiveIcon: { foregroundImage: './assets/icon-foreground.png', backgroundColor: '#c4281c' },
    permissions: [],
    ...(host
      ? {
          intentFilters: [
            { action: 'VIEW', autoVerify: true, data: [{ scheme: 'https', host }], category: ['BROWSABLE', 'DEFAULT'] },
          ],
        }
      : {}),
  },
  web: { bundler: 'metro', output: 'single', favicon: './assets/icon.png' },
  plugins: [
    'expo-router',
    'expo-font',
    'expo-secure-store',
    'expo-localization',
    [
      'expo-camera',
      {
        cameraPermission: 'O QR dos vouchers é lido, e a sua fotografia é tirada, com a câmara.',
        microphonePermission: false,
        recordAudioAndroid: false,
      },
    ],
    [
      'expo-image-picker',
      {
        photosPermission: 'A fotografia que escolher fica no seu perfil.',
        cameraPermission: 'O QR dos vouchers é lido, e a sua fotografia é tirada, com a câmara.',
        microphonePermission: false,
      },
    ],
  ],
  experiments: { tsconfigPaths: false },
  extra: { marketplace },
};

export default config;
