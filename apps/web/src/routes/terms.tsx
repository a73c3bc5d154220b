import { LegalPage } from '../content/legal-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { markdownToHtml } from '../content/markdown.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import type { Route } from './+types/terms';

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { title, text, version, date } = (await facts.api.call('getTerms', { query: { country: facts.country } })).data;
  return {
    head: pageHead(facts, { title: `${title} · Metade` }),
    title,
    html: markdownToHtml(text),
    version,
    published: date,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
