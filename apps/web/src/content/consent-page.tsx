import type { Answer } from '@metade/api-client/client.ts';
import { Problem } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Form, Link } from 'react-router';
import { useWords } from '../words/words.tsx';

type Consent = Answer<'getConsent'>['data'];

/** The changes in texts somebody agreed to, and the question for new consent. */
export function ConsentPage({ consent, problem }: { consent: Consent; problem: string | null }) {
  const { m, date } = useWords();
  const words = m.consent;
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <div className="max-w-[36rem]">
        <h1 className="text-dlg">{words.title}</h1>
        <p className="mt-2 text-ink-2">{words.text}</p>
        <ul className="mt-6 flex flex-col gap-4">
          {consent.texts.map(({ kind, version, date: day, changes }) => (
            <li key={kind} className="rounded-4 border border-line bg-surface p-5">
              <h2 className="text-lg font-bold">{kind === 'terms' ? m.site.terms : m.site.privacy}</h2>
              <p className="text-sm text-ink-3">{m.content.version(version, date(day, 'year'))}</p>
              {changes ? <p className="mt-3 whitespace-pre-line">{changes}</p> : null}
              <Link
                to={kind === 'terms' ? '/terms' : '/privacy-policy'}
                target="_blank"
                className="text-link mt-3 inline-flex min-h-11 items-center"
              >
                {words.read}
              </Link>
            </li>
          ))}
        </ul>
        {problem ? (
          <div className="mt-5">
            <Problem>{problem}</Problem>
          </div>
        ) : null}
        <Form method="post" className="mt-6 flex flex-wrap gap-3">
          <input type="hidden" name="version" value={consent.asked} />
          <Button type="submit" kind="brand" size="lg" name="answer" value="yes">
            {words.agree}
          </Button>
          <Button type="submit" kind="text" size="lg" name="answer" value="later">
            {words.later}
          </Button>
        </Form>
        <p className="mt-3 text-sm text-ink-3">{words.laterNote}</p>
      </div>
    </div>
  );
}
