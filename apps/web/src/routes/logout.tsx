import { ApiRefusal } from '@metade/api-client/client.ts';
import { Button } from '@metade/ui/button.tsx';
import { data, Form, redirect } from 'react-router';
import { forgetDevice } from '../device/forget-device.ts';
import { factsContext } from '../http/context.server.ts';
import { forgetSession } from '../http/forget-session.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/logout';

export const handle = { layout: { footer: 'white' } };

/**
 * Ends the session here and on the server, and deletes order and return path. If the server cannot end it, the session stays here
 * too: whoever is told that they are signed out must be.
 */
export async function action({ context, request }: Route.ActionArgs) {
  if (request.method !== 'POST') throw data(null, 405);
  const facts = context.get(factsContext);
  try {
    if (facts.token) await facts.api.call('logout', {});
  } catch (error) {
    const hasEnded = error instanceof ApiRefusal && error.problem.code === 'unauthenticated';
    if (!hasEnded) return redirect('/logout?failed=1');
  }
  forgetSession(facts);
  // The back button shows cached pages, which the next user of the device must not see.
  return redirect('/', { headers: { 'clear-site-data': '"cache"' } });
}

/** Shown only to somebody still signed in after trying to log out. */
export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  if (!facts.token || facts.url.searchParams.get('failed') !== '1') throw redirect('/');
  return { head: pageHead(facts, { title: `${facts.messages.site.logout} · Metade`, noindex: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function LogoutFailed() {
  const { m } = useWords();
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-md">
        <h1 className="text-dlg">{m.site.stillSignedIn}</h1>
        <p className="mt-3 text-ink-2">{m.site.stillSignedInText}</p>
        <Form method="post" action="/logout" reloadDocument onSubmit={forgetDevice} className="mt-6">
          <Button type="submit" kind="brand">
            {m.site.logout}
          </Button>
        </Form>
      </div>
    </div>
  );
}
