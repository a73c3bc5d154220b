import type { Answer } from '@metade/api-client/client.ts';
import { PanelLink } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';
import { sums } from './coupon-words.ts';

/** Campaigns (groups of coupons) with revenue and cost; each links to its coupons. */
export function Campaigns({
  campaigns,
  href,
}: {
  campaigns: Answer<'listCoupons'>['campaigns'];
  href: (name: string) => string;
}) {
  const { m, locale } = useWords();
  if (campaigns.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-dsm">{m.coupons.campaigns}</h2>
      <ul className="mt-2 border-t border-line">
        {campaigns.map(({ name, coupons, uses, cost }) => (
          <li key={name} className="border-b border-line">
            <PanelLink
              href={href(name)}
              className="flex min-h-12 flex-wrap items-center gap-x-4 px-3 py-2 hover:bg-hover"
            >
              <span className="min-w-0 flex-1 font-semibold break-words">{name}</span>
              <span className="text-sm text-ink-2">{m.coupons.campaignOf(coupons, uses)}</span>
              <span className="text-sm">{sums(cost, locale)}</span>
            </PanelLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
