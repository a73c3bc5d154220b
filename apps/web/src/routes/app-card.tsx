import type { GatewayPublicConfig } from '@metade/contracts/site.ts';
import { gatewaysOf } from '@metade/booking-flow/gateway-of.ts';
import { Problem } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import type { FormEvent } from 'react';
import { NewCard } from '../cards/new-card.tsx';
import { useTypedCard } from '../gateways/use-typed-card.ts';
import { factsContext } from '../http/context.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { siteConfig } from '../site/site-data.server.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/app-card';

export const handle = { layout: { footer: 'none', foot: 'none' } };

/**
 * The card page of a gateway that has none of its own: opened by the app over itself, it leads back to `return_url`, an address of this
 * site, with the card's token, brand and last digits.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { pathname, searchParams } = facts.url;
  const gateway = gatewaysOf(await siteConfig(facts)).find(({ cardPageUrl }) => {
    const page = new URL(cardPageUrl);
    return page.pathname === pathname && page.searchParams.get('account') === searchParams.get('account');
  });
  const back = URL.parse(searchParams.get('return_url') ?? '');
  const ours = back?.origin === new URL(facts.options.publicUrl).origin && !back.username && !back.password;
  if (!ours || gateway === undefined) throw new Response(null, { status: 404 });
  const title = `${facts.messages.checkout.newCard} · Metade`;
  return { head: pageHead(facts, { title, noindex: true }), gateway, back: back.href };
}

export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function AppCard({ loaderData }: Route.ComponentProps) {
  const { gateway, back } = loaderData;
  return <CardPage gateway={gateway} back={back} />;
}

function CardPage({ gateway, back }: { gateway: GatewayPublicConfig; back: string }) {
  const { m } = useWords();
  const card = useTypedCard(gateway, '');
  const leave = async (event: FormEvent) => {
    event.preventDefault();
    await card.tokenize(async (token, { brand, last4 }) => {
      const url = new URL(back);
      for (const [name, value] of Object.entries({ card_token: token, brand, last4 }))
        url.searchParams.set(name, value);
      window.location.assign(url.href);
    });
  };
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-md">
        <h1 className="text-dlg">{m.checkout.newCard}</h1>
        {card.unreachable ? (
          <div className="mt-5">
            <Problem>{m.cards.unreachable}</Problem>
          </div>
        ) : null}
        <noscript>
          <p className="mt-4 rounded-3 bg-bad-soft px-4 py-3 text-sm text-bad-ink">{m.cards.needsScript}</p>
        </noscript>
        <form method="post" onSubmit={(event) => void leave(event)} noValidate className="mt-5">
          <NewCard card={card} />
          <Button type="submit" kind="brand" size="lg" busy={card.tokenizing} className="mt-4 w-full">
            {m.cards.use}
          </Button>
        </form>
      </div>
    </div>
  );
}
