import type { ExpoConfig } from 'expo/config';
import manifest from './package.json' with { type: 'json' };

const scheme = 'metade';
/** Where the marketplace answers; without it the web export asks its own origin. */
const marketplace = process.env.METADE_URL ?? '';
/** The host whose links the app opens. */
const host = marketplace ? new URL(marketplace).host : null;
/** Of the app's account at Expo's push service; without it the app is told nothing by push. */
const pushProject = process.env.METADE_PUSH_PROJECT ?? '';

const [major = 0, minor = 0, patch = 0] = manifest.version.split('.').map(Number);
/** What both stores count builds by: it grows with the version. */
const build = major * 10_000 + minor * 100 + patch;

const brand = '#c4281c';
const page = { light: '#ffffff', dark: '#17110f' };
const languages = ['pt', 'pt-BR', 'en', 'es'];

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
  // What runs on a phone is what the store has seen.
  updates: { enabled: false },
  locales: Object.fromEntries(languages.map((language) => [language, `./store/locales/${language}.json`])),
  ios: {
    bundleIdentifier: process.env.METADE_IOS_ID ?? 'app.metade',
    buildNumber: String(build),
    supportsTablet: true,
    ...(host ? { associatedDomains: [`applinks:${host}`] } : {}),
    config: { usesNonExemptEncryption: false },
    infoPlist: {
      CFBundleDevelopmentRegion: 'pt',
      CFBundleLocalizations: languages,
      CFBundleAllowMixedLocalizations: true,
    },
    privacyManifests: {
      NSPrivacyTracking: false,
      NSPrivacyTrackingDomains: [],
      NSPrivacyCollectedDataTypes: [
        'Name',
        'EmailAddress',
        'PhoneNumber',
        'PurchaseHistory',
        'PhotosorVideos',
        'PreciseLocation',
        'OtherUserContent',
        'DeviceID',
      ].map((type) => ({
        NSPrivacyCollectedDataType: `NSPrivacyCollectedDataType${type}`,
        NSPrivacyCollectedDataTypeLinked: type !== 'PreciseLocation',
        NSPrivacyCollectedDataTypeTracking: false,
        NSPrivacyCollectedDataTypePurposes: ['NSPrivacyCollectedDataTypePurposeAppFunctionality'],
      })),
      NSPrivacyAccessedAPITypes: [
        {
          NSPrivacyAccessedAPIType: 'NSPrivacyAccessedAPICategoryUserDefaults',
          NSPrivacyAccessedAPITypeReasons: ['CA92.1'],
        },
        {
          NSPrivacyAccessedAPIType: 'NSPrivacyAccessedAPICategoryFileTimestamp',
          NSPrivacyAccessedAPITypeReasons: ['C617.1'],
        },
        {
          NSPrivacyAccessedAPIType: 'NSPrivacyAccessedAPICategoryDiskSpace',
          NSPrivacyAccessedAPITypeReasons: ['E174.1'],
        },
        {
          NSPrivacyAccessedAPIType: 'NSPrivacyAccessedAPICategorySystemBootTime',
          NSPrivacyAccessedAPITypeReasons: ['35F9.1'],
        },
      ],
    },
  },
  android: {
    package: process.env.METADE_ANDROID_ID ?? 'app.metade',
    versionCode: build,
    allowBackup: false,
    adaptiveIcon: { foregroundImage: './assets/icon-foreground.png', backgroundColor: brand },
    permissions: [],
    // What libraries ask for and the app has no use for.
    blockedPermissions: [
      'android.permission.SYSTEM_ALERT_WINDOW',
      'android.permission.READ_EXTERNAL_STORAGE',
      'android.permission.WRITE_EXTERNAL_STORAGE',
      'android.permission.WRITE_SETTINGS',
      'android.permission.RECORD_AUDIO',
      // Near me is rough.
      'android.permission.ACCESS_FINE_LOCATION',
    ],
    ...(process.env.METADE_GOOGLE_SERVICES ? { googleServicesFile: process.env.METADE_GOOGLE_SERVICES } : {}),
    ...(host
      ? {
          intentFilters: [
            { action: 'VIEW', autoVerify: true, data: [{ scheme: 'https', host }], category: ['BROWSABLE', 'DEFAULT'] },
          ],
        }
      : {}),
  },
  web: { bundler: 'metro', output: 'single', favicon: './assets/icon.png' },
  // The words of permissions are those of store/locales.
  plugins: [
    'expo-router',
    './plugins/hermes-flags',
    'expo-font',
    'expo-localization',
    ['expo-secure-store', { faceIDPermission: false }],
    ['expo-camera', { microphonePermission: false, recordAudioAndroid: false }],
    ['expo-image-picker', { microphonePermission: false }],
    [
      'expo-location',
      { locationAlwaysPermission: false, locationAlwaysAndWhenInUsePermission: false, motionUsagePermission: false },
    ],
    ['expo-notifications', { icon: './assets/notification.png', color: brand }],
    [
      'expo-splash-screen',
      {
        image: './assets/splash.png',
        imageWidth: 160,
        backgroundColor: page.light,
        dark: { image: './assets/splash.png', backgroundColor: page.dark },
      },
    ],
  ],
  experiments: { tsconfigPaths: false },
  extra: { marketplace, pushProject },
};

export default config;
