import { store as en } from '@metade/i18n/en/store.ts';
import { store as es } from '@metade/i18n/es/store.ts';
import { store as pt } from '@metade/i18n/pt/store.ts';
import { store as ptBr } from '@metade/i18n/pt-BR/store.ts';

type Store = typeof pt;

/** The app's languages with their names at the App Store and at Google Play. */
export const storeLanguages: readonly { locale: string; apple: string; play: string; words: Store }[] = [
  { locale: 'pt', apple: 'pt-PT', play: 'pt-PT', words: pt },
  { locale: 'pt-BR', apple: 'pt-BR', play: 'pt-BR', words: ptBr },
  { locale: 'en', apple: 'en-GB', play: 'en-GB', words: en },
  { locale: 'es', apple: 'es-ES', play: 'es-ES', words: es },
];

const name = 'Metade';

/** Every file below apps/mobile that is made from packages/i18n, by its path: permission texts, App Store metadata, Play listings. */
export function storeFiles(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const { locale, play, words } of storeLanguages) {
    const { camera, location, photos } = words.permissions;
    files[`store/locales/${locale}.json`] = json({
      ios: {
        NSCameraUsageDescription: camera,
        NSLocationWhenInUseUsageDescription: location,
        NSPhotoLibraryUsageDescription: photos,
      },
    });
    files[`store/play/${play}/title.txt`] = `${name}\n`;
    files[`store/play/${play}/short_description.txt`] = `${words.short}\n`;
    files[`store/play/${play}/full_description.txt`] = `${words.full}\n`;
    files[`store/play/${play}/changelogs/default.txt`] = `${words.news}\n`;
  }
  files['store.config.json'] = json({
    configVersion: 0,
    apple: {
      categories: ['FOOD_AND_DRINK', 'TRAVEL'],
      info: Object.fromEntries(
        storeLanguages.map(({ apple, words }) => [
          apple,
          {
            title: name,
            subtitle: words.subtitle,
            description: words.full,
            keywords: words.keywords.split(','),
            releaseNotes: words.news,
          },
        ]),
      ),
    },
  });
  return files;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
