import { buttonClass } from '@metade/ui/button.tsx';
import { Link } from 'react-router';
import { TalkPage } from '../content/talk-page.tsx';
import { WriteToUs } from '../content/write-to-us.tsx';
import { factsContext } from '../server/context.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/pre-register';

export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { content } = facts.messages;
  return {
    head: pageHead(facts, { title: `${content.registerTitle} · Metade`, description: content.registerText }),
    address: facts.options.contactEmail,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function PreRegister({ loaderData }: Route.ComponentProps) {
  const { m } = useWords();
  return (
    <TalkPage title={m.content.registerTitle} lead={m.content.registerText} points={m.content.registerPoints}>
      <h2 className="mt-9 text-dsm">{m.content.registerSteps}</h2>
      <ol className="mt-3 flex flex-col gap-3">
        {m.content.registerStepList.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span className="display w-5 shrink-0 text-dsm text-brand-ink">{index + 1}</span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
      <WriteToUs address={loaderData.address} subject={m.content.registerTitle} main />
      <Link to="/restaurant/sigin" reloadDocument className={`${buttonClass('text')} mt-4`}>
        {m.content.restaurantLogin}
      </Link>
    </TalkPage>
  );
}
