/** The app's screen for a link of the site; null for what only the site has. path: with its query, from the slash on. */
export function screenOf(link: string): string | null {
  const { pathname, searchParams } = new URL(link, 'https://metade.example');
  const path = pathname.replace(/\/$/, '') || '/';
  for (const [pattern, screen] of screens) {
    const found = pattern.exec(path);
    if (found) return screen(found[1] ?? '', searchParams);
  }
  return null;
}

type ToScreen = (part: string, query: URLSearchParams) => string | null;

const screens: readonly (readonly [RegExp, ToScreen])[] = [
  [/^\/$/, () => '/'],
  [/^\/(restaurants\/[\w-]+\/[\w-]+)$/, (city, query) => `/${city}${kept(query, ['date', 'people'])}`],
  [/^\/restaurant\/description\/([\w-]+)$/, (slug, query) => `/restaurant/${slug}${kept(query, restaurantQuery)}`],
  [/^\/checkout(?:\/payment)?$/, (_, query) => withId(query.get('order'), (order) => `/checkout/${order}`)],
  [/^\/checkout\/finish$/, (_, query) => withId(query.get('order'), (order) => `/booking/${order}`)],
  [/^\/checkout\/voucher\/([\w-]+)\/bill$/, (token) => `/bill/${token}`],
  [/^\/checkout\/voucher\/([\w-]+)$/, (token) => `/voucher/${token}`],
  [/^\/infos-reserve\/([0-9a-f-]{36})$/, (order) => `/booking/${order}`],
  [/^\/infos-reserve\/([0-9a-f-]{36})\/claim$/, (order, query) => `/claim/${order}${kept(query, ['food', 'rest'])}`],
  [/^\/(?:reserve|tickets)$/, () => '/bookings'],
  [
    /^\/sigin$/,
    (_, query) => {
      if (query.has('forgot')) return '/forgot';
      return `/sign-in${kept(query, ['invite', 'unlock'])}`;
    },
  ],
  [/^\/(auth\/(?:reset_password|verify_email|confirm_email)\/[\w-]+)$/, (page) => `/${page}`],
  [/^\/(unsubscribe\/[\w-]+\/\w+)$/, (page) => `/${page}`],
  [/^\/booking\/([\w-]{20,100})$/, (token) => `/shared/${token}`],
  [/^\/(?:avalia|profile\/assessments)\/([0-9a-f-]{36})$/, (order) => `/rate/${order}`],
  [/^\/profile\/orders\/rating$/, () => '/ratings'],
  [/^\/waiting\/([\w-]+)$/, (token) => `/waiting/${token}`],
  [/^\/wishlist$/, () => '/favourites'],
  [/^\/profile(?:\/edit)?$/, () => '/profile'],
  [/^\/profile\/delete$/, () => '/account/delete'],
  [/^\/profile\/cards(?:\/(?:read|create))?$/, () => '/cards'],
  [/^\/profile\/tickets$/, (_, query) => `/rewards${kept(query, ['invite'])}`],
  [/^\/(?:profile\/gifts|gift)$/, () => '/gifts'],
  [/^\/profile\/gifts\/([0-9a-f-]{36})$/, (gift) => `/gifts/${gift}`],
  [/^\/gift\/([\w-]{1,40})$/, (code) => `/gift/${code}`],
  [/^\/(faq|blog|contact|be-a-partner|terms|privacy-policy|consent)$/, (page) => `/${page}`],
  [/^\/blog\/details\/([\w-]+)$/, (slug) => `/blog/${slug}`],
];

const restaurantQuery = ['date', 'people', 'slot'];

function kept(query: URLSearchParams, names: readonly string[]): string {
  const some = new URLSearchParams([...query].filter(([name]) => names.includes(name)));
  return some.size > 0 ? `?${some}` : '';
}

function withId(id: string | null, screen: (id: string) => string): string | null {
  return id && /^[0-9a-f-]{36}$/.test(id) ? screen(id) : null;
}
