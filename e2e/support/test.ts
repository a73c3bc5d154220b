import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { long } from '@metade/dev-env/long-proofs.ts';
import { languageTag, type Locale } from '@metade/i18n/locale.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { url } from './marketplace.ts';
import { screens, widthInTurn, type Width } from './screens.ts';
import { languageInTurn, speak, spoken } from './words.ts';

export { expect } from '@playwright/test';
export { isTurnOf } from '@metade/dev-env/long-proofs.ts';
export { anyWidth } from './screens.ts';

/** The words of a visitor who has chosen no language: those of Portugal. */
export const pt = messagesOf('pt');

/** speaks: a journey's language. The words of one that speaks in turn are those of words.ts. firstVisit: the cookie note is there. */
export type Options = { width: Width | 'in turn'; speaks: Locale | 'in turn' | undefined; firstVisit: boolean };

/** As Playwright's, and a page that was gone to is awake; nothing may fail unseen: an exception in any page of the test's own context fails it, an error on its console too. */
export const test = base.extend<
  Options & {
    seenOn: (typeof screens)[Width];
    phone: boolean;
    unseen: string[];
    language: Locale | undefined;
    visit: void;
  },
  { browser: Browser; pictures: boolean }
>({
  // To draw them is a fifth of what most journeys cost: those that are about them, the long proofs and pictures of screens load them.
  pictures: [long || process.env.SCREEN_PICTURES !== undefined, { option: true, scope: 'worker' }],
  launchOptions: [
    ({ launchOptions, pictures }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...(pictures ? [] : ['--blink-settings=imagesEnabled=false'])],
      }),
    { scope: 'worker' },
  ],
  firstVisit: [false, { option: true }],
  // Before the first context is made.
  visit: [
    ({ firstVisit }, use) => {
      acceptsCookies = !firstVisit;
      return use();
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      acceptCookies(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  width: ['in turn', { option: true }],
  seenOn: async ({ width }, use, info) => {
    const seen = width === 'in turn' ? widthInTurn(info) : width;
    info.annotations.push({ type: 'width', description: String(seen) });
    await use(screens[seen]);
  },
  speaks: [undefined, { option: true }],
  language: [
    async ({ speaks, seenOn }, use, info) => {
      const locale = speaks === 'in turn' ? languageInTurn(info.title, seenOn.viewport.width) : speaks;
      if (locale) speak(info, locale);
      await use(locale);
    },
    { auto: true },
  ],
  locale: ({ language }, use) => use(language ? languageTag(language) : 'en-US'),
  context: async ({ context, language }, use) => {
    if (language) await choose(context, language);
    await use(context);
  },
  viewport: ({ seenOn }, use) => use(seenOn.viewport),
  isMobile: ({ seenOn }, use) => use(seenOn.isMobile),
  hasTouch: ({ seenOn }, use) => use(seenOn.hasTouch),
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (javaScriptEnabled !== false) await awake(page);
      return answer;
    };
    await use(page);
  },
  phone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 768),
  unseen: [
    async ({ context }, use) => {
      const seen = watch(context);
      await use(seen);
      base.expect(seen, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** Somebody else's browser, in the language of the journey. */
export async function another(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: languageTag(spoken()), ...options });
  await choose(context, spoken());
  return context;
}

let acceptsCookies = true;

/**
 * The cookie note has a test of its own and lies in nobody else's way. By a script: for what storageState says Playwright
 * opens a page in each new context.
 */
function acceptCookies(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    if (acceptsCookies)
      await context.addInitScript(() => {
        if (origin !== 'null') localStorage.setItem('cookies-accepted', 'true');
      });
    return context;
  };
}

/** Chooses a language as the site's switch does. */
async function choose(context: BrowserContext, locale: Locale): Promise<void> {
  await context.addCookies([{ name: 'locale', value: locale, url }]);
}

/** Waits until the site's script runs what the page shows; other documents have nothing to wait for. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !('__reactRouterContext' in window) || document.documentElement.dataset.awake !== undefined,
  );
}

/** Collects what goes wrong in the pages of a context. A refusal's status is an answer, which the pages put into words. */
export function watch(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('weberror', (error) => seen.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) seen.push(message.text());
  });
  return seen;
}
