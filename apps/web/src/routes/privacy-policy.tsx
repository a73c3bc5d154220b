import { LegalPage } from '../content/legal-page.tsx';
import { factsContext } from '../server/context.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import type { Route } from './+types/privacy-policy';

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { data } = await facts.api.call('getPrivacyPolicy', { query: { country: facts.country } });
  return { head: pageHead(facts, { title: `${data.title} · Metade` }), ...data };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={loaderData.title} text={loaderData.text} version={loaderData.version} published={loaderData.date} />;
}
