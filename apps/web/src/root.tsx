import { languageTag } from '@metade/i18n/locale.ts';
import textFont from '@cut-fonts/text.woff2?url';
import { FormErrors } from '@metade/ui/form-errors.tsx';
import { useRestOutOfSight } from '@metade/ui/rest-out-of-sight.ts';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirect,
  ScrollRestoration,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { LostPayment, LostPaymentPage } from './checkout/lost-payment.tsx';
import type { Route } from './+types/root';
import { CachedNotice } from './offline/cached-notice.tsx';
import { useCacheOwner } from './offline/use-cache-owner.ts';
import { consentPath } from './content/consent-due.ts';
import { factsContext } from './http/context.server.ts';
import { isSecure, readCookies } from './http/cookies.server.ts';
import { heldLine } from './hold/held-line.server.ts';
import { useHeld } from './hold/use-held.ts';
import { secondStepPath } from './http/require-user.server.ts';
import { openWhileRegistering, registrationPath } from './register/registration-path.ts';
import { panelAtStart } from './account/start-up.server.ts';
import { citiesOf, currencyOf, siteConfig } from './site/site-data.server.ts';
import { AwayNotice } from './shell/away-notice.tsx';
import { BottomBar } from './shell/bottom-bar.tsx';
import { CityPicker } from './shell/city-picker.tsx';
import { CookieNote } from './shell/cookie-note.tsx';
import { FallAsleep } from './shell/fall-asleep.tsx';
import { DiscountContext } from './shell/discount.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { Kept } from './shell/kept.tsx';
import { HeldLine } from './shell/held-line.tsx';
import { useFocusOnNewPage } from './shell/focus-on-new-page.ts';
import { useTopOfNewPage } from './shell/top-of-new-page.ts';
import { useLayoutFlags } from './shell/layout-flags.ts';
import { LateScripts } from './shell/late-scripts.tsx';
import { LoadingBar } from './shell/loading-bar.tsx';
import { usePageLinks } from './shell/page-link.tsx';
import type { RootData } from './shell/root-data.ts';
import { StyleSheet } from './shell/style-sheet.tsx';
import { Symbols } from './shell/symbols.tsx';
import { useEarlyInput } from './shell/early-input.ts';
import { WaitingPlaceProvider } from './waitlist/waiting-place.tsx';
import { useWords } from './words/words.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const [user, cities, config, held] = await Promise.all([
    facts.user(),
    facts.city ? citiesOf(facts, facts.country) : [],
    siteConfig(facts),
    heldLine(facts, request),
  ]);
  if (user?.secondFactorDue && ![secondStepPath, '/logout'].includes(facts.url.pathname.replace(/\.data$/, '')))
    throw redirect(secondStepPath);
  const { consent: later } = readCookies(request.headers.get('cookie'), isSecure(facts));
  const asks =
    user && request.method === 'GET' ? consentPath(user, config.termsVersion, { url: facts.url, later }) : null;
  if (asks) throw redirect(asks);
  const kept = user && registrationPath(user);
  if (kept && !openWhileRegistering(facts.url.pathname)) throw redirect(kept);
  const panel = user && !kept ? await panelAtStart(facts, request, user) : null;
  if (panel) throw panel;
  const city = cities.find((one) => one.slug === facts.city?.slug && one.region.iso === facts.city.iso);
  return {
    locale: facts.locale,
    theme: facts.theme,
    country: facts.country,
    publicUrl: facts.options.publicUrl,
    panelUrl: facts.options.panelUrl ?? null,
    user: user && {
      id: user._id,
      name: user.profile.name,
      initials: [user.profile.first_name, user.profile.last_name].map(firstLetter).join('').toUpperCase(),
      group: user.group,
    },
    city: city ? { iso: city.region.iso, slug: city.slug, name: city.city } : null,
    currency: currencyOf(config, facts.country),
    discountPercent: config.settings.discountPercent,
    held,
    away: config.away,
    nonce: facts.nonce,
    traces: facts.options.traces ?? null,
  } satisfies RootData;
}

// The shell's data changes after a submission (log-in, city, language), not between pages.
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  // The page shows a failed submission itself; reloading here would fail again, for the whole page.
  if (actionResult instanceof Error) return false;
  // An owner with an open registration is redirected to it from any other page.
  if (openWhileRegistering(currentUrl.pathname) && !openWhileRegistering(nextUrl.pathname)) return true;
  return formMethod === undefined || formMethod === 'GET' ? false : defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const { locale } = useWords();
  const { foot } = useLayoutFlags();
  useEarlyInput();
  // React hides the nonce in the DOM's attribute, as the browser does, so hydration never differs.
  const nonce = typeof document === 'undefined' ? root?.nonce : '';
  return (
    <html
      lang={languageTag(locale)}
      data-theme={root?.theme === 'system' ? undefined : root?.theme}
      data-foot={foot}
      data-traces={root?.traces ? JSON.stringify(root.traces) : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17110f" media="(prefers-color-scheme: dark)" />
        <meta property="og:site_name" content="Metade" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <StyleSheet />
        <FallAsleep nonce={nonce} />
        <Meta />
        <Links />
      </head>
      <body className="bg-page text-ink">
        {children}
        <ScrollRestoration nonce={nonce} />
        <LateScripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const held = useHeld(loaderData.held);
  const flags = useLayoutFlags();
  const hasNavigation = flags.foot === 'pages' || flags.foot === 'map';
  const { m } = useWords();
  useFocusOnNewPage('content');
  useTopOfNewPage();
  usePageLinks();
  useRestOutOfSight();
  useCacheOwner();
  return (
    <FormErrors words={m.site.toCorrect}>
      <CityPicker>
        <a
          href="#content"
          className="absolute top-2 left-2 z-50 -translate-y-24 rounded-2 bg-ink px-4 py-3 text-sm font-semibold text-page focus:translate-y-0"
        >
          {m.site.skipToContent}
        </a>
        <Kept by={['symbols']}>
          <Symbols />
        </Kept>
        <CachedNotice />
        <LoadingBar />
        <div
          className={`flex min-h-dvh flex-col ${flags.foot === 'payment' ? 'max-lg:has-data-[bar=payment]:pb-52' : ''} ${hasNavigation ? 'pb-16 md:pb-0' : ''}`}
        >
          <AwayNotice away={loaderData.away} />
          {held && flags.header !== 'none' ? <HeldLine held={held} /> : null}
          <div className="relative">
            {flags.header === 'own' || flags.header === 'none' ? null : (
              <Kept by={['header', flags.header, loaderData.city]}>
                <Header kind={flags.header} />
              </Kept>
            )}
          </div>
          <main id="content" tabIndex={-1} className="flex-1 outline-none">
            <DiscountContext value={loaderData.discountPercent}>
              <WaitingPlaceProvider held={held}>
                <Outlet />
              </WaitingPlaceProvider>
            </DiscountContext>
          </main>
          <CookieNote />
          {flags.footer === 'none' ? null : <Footer white={flags.footer === 'white'} />}
        </div>
        {hasNavigation ? <BottomBar /> : null}
      </CityPicker>
    </FormErrors>
  );
}

// The only one: a boundary that rethrows unknown errors is a 500 where the server renders.
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (error instanceof LostPayment) return <LostPaymentPage />;
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const away = isRouteErrorResponse(error) && error.status === 503;
  return <ErrorPage missing={missing} away={away} />;
}

// By code points: half of an emoji is no letter.
function firstLetter(name: string): string {
  return [...name][0] ?? '';
}
