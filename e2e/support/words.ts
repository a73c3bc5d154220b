import { createHash } from 'node:crypto';
import { type Locale, LOCALES } from '@metade/i18n/locale.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { test, type TestInfo } from '@playwright/test';

/** The language of a journey that runs once: always the same for a title and a screen. */
export function languageInTurn(title: string, width: number): Locale {
  const [, second = 0] = createHash('sha256').update(title).digest();
  return LOCALES[(second + (width === 360 ? 1 : 0)) % LOCALES.length] ?? 'pt';
}

/** Says which language a running journey speaks. */
export function speak(info: TestInfo, locale: Locale): void {
  info.annotations.push({ type: 'language', description: locale });
}

/** The language that the running journey speaks; Portuguese unless it says another. */
export function spoken(): Locale {
  return (test.info().annotations.find(({ type }) => type === 'language')?.description ?? 'pt') as Locale;
}

/** The site's words in the language of the running journey: each is looked up when it is read, so only inside of a test. */
export const words = live(messagesOf('pt'), () => messagesOf(spoken()));

/** The panel's, likewise. */
export const panel = live(panelWords('pt'), () => panelWords(spoken()));

/** shape: in one language what is a section of others, which every language has alike. */
function live<Words extends object>(shape: Words, now: () => Words): Words {
  const isSection = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  return new Proxy(shape, {
    get(_, key) {
      const part: unknown = Reflect.get(shape, key);
      if (!isSection(part)) return Reflect.get(now(), key) as unknown;
      return live(part as object, () => Reflect.get(now(), key) as object);
    },
  });
}
