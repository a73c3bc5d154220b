import { buttonClass } from '@metade/ui/button.tsx';
import { useEffect } from 'react';
import { factsContext } from '../http/context.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/app-return';

export const handle = { layout: { footer: 'none', foot: 'none' } };

/** Where a bank or the gateway leads back to when it was opened by the app: on to the app, with what it was told. */
export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const title = `${facts.messages.site.backToApp} · Metade`;
  return { head: pageHead(facts, { title, noindex: true }), link: `metade://app/return${facts.url.search}` };
}

// The address may hold a card's token.
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function AppReturn({ loaderData }: Route.ComponentProps) {
  const { m } = useWords();
  const { link } = loaderData;
  useEffect(() => window.location.assign(link), [link]);
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-md">
        <h1 className="text-dlg">{m.site.backToApp}</h1>
        <p className="mt-3 text-ink-2">{m.site.backToAppText}</p>
        <a href={link} className={`${buttonClass('brand')} mt-5`}>
          {m.site.backToApp}
        </a>
      </div>
    </div>
  );
}
