import { buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { factsContext } from '../http/context.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/offline';

export const handle = { layout: { footer: 'none' } };

export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  return { head: pageHead(facts, { title: `${facts.messages.site.noNetwork} · Metade`, noindex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

/** Shown offline in place of a page that is not cached. */
export default function Offline() {
  const { m } = useWords();
  return (
    <div className="page-width pt-8">
      <EmptyHalfPlate level={1} title={m.site.noNetwork} text={m.site.noNetworkText}>
        <a href="/reserve" className={`${buttonClass('brand')} self-start`}>
          {m.site.myReservations}
        </a>
      </EmptyHalfPlate>
    </div>
  );
}
