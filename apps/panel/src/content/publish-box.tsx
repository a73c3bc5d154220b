import { changesBetween, completeness, type ContentLanguage } from '@metade/domain/content.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { Button } from '@metade/ui/button.tsx';
import { Checkbox, Field, TextArea } from '@metade/ui/field.tsx';
import { Check, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import { InlineView } from './inline-view.tsx';
import { numberOf, type Draft } from './use-content-draft.ts';

const languages: readonly ContentLanguage[] = ['pt', 'en', 'es'];

/** Publication: readiness, date, notification, and the button. */
export function PublishBox({ draft, values }: { draft: Draft; values: (name: string, locale: Locale) => string }) {
  const { m, locale } = useWords();
  const { call } = useSession();
  const { show } = useToast();
  const { saved, body, busy, failure } = draft;
  const legal = saved.kind === 'terms' || saved.kind === 'privacy';
  const [later, setLater] = useState(false);
  const [at, setAt] = useState('');
  const [changes, setChanges] = useState<Partial<Record<ContentLanguage, string>>>({});
  const [asks, setAsks] = useState(true);
  const [tells, setTells] = useState(true);
  const changed = changesBetween(saved.published, body, 'pt').length > 0 || body !== saved.body || saved.open !== null;
  const params = { kind: saved.kind, slug: saved.slug };
  const publish = async () => {
    const done = await draft.step((now) =>
      call('publishContent', {
        params,
        body: {
          version: now.version,
          ...(later && at ? { at: new Date(at).toISOString() } : {}),
          ...(legal ? { changes, asks_consent: asks, tells } : {}),
        },
      }),
    );
    if (done) show({ text: later ? m.content.scheduled : m.content.published });
  };
  const number = numberOf(saved);
  return (
    <section className="rounded-4 border border-line bg-surface p-5">
      <h2 className="text-lg font-bold">{m.content.publishVersion(number)}</h2>
      <ul className="mt-2 flex flex-col gap-2">
        {languages.map((language) => (
          <Readiness key={language} draft={draft} language={language} />
        ))}
      </ul>
      {changed ? (
        <form
          className="mt-4 flex flex-col gap-3 border-t border-line pt-4"
          onSubmit={(event) => {
            event.preventDefault();
            void publish();
          }}
        >
          <fieldset>
            <legend className="text-sm text-ink-3">{m.content.when}</legend>
            <div className="mt-1 flex flex-wrap gap-x-5">
              {[false, true].map((choice) => (
                <label key={String(choice)} className="flex min-h-11 items-center gap-2 font-semibold">
                  <input
                    type="radio"
                    name="when"
                    checked={later === choice}
                    onChange={() => setLater(choice)}
                    className="size-5 accent-brand"
                  />
                  {choice ? m.content.later : m.content.now}
                </label>
              ))}
            </div>
          </fieldset>
          {later ? (
            <Field
              label={m.content.date}
              type="datetime-local"
              required
              value={at}
              onChange={(event) => setAt(event.target.value)}
            />
          ) : null}
          {legal ? (
            <>
              {languages.map((language) => (
                <TextArea
                  key={language}
                  rows={2}
                  maxLength={1000}
                  label={m.content.changesLabel(m.content.languages[language])}
                  hint={language === 'pt' ? m.content.changesNote : undefined}
                  required={language === 'pt'}
                  value={changes[language] ?? ''}
                  onChange={(event) => setChanges((all) => ({ ...all, [language]: event.target.value }))}
                />
              ))}
              <div>
                <Checkbox
                  label={`${m.content.tells}: ${m.content.people(saved.people.toLocaleString(locale))}`}
                  checked={tells}
                  onChange={(event) => setTells(event.target.checked)}
                />
                <Checkbox
                  label={`${m.content.asks}. ${m.content.asksNote}`}
                  checked={asks}
                  onChange={(event) => setAsks(event.target.checked)}
                />
              </div>
            </>
          ) : null}
          {saved.findings.length > 0 ? (
            <p className="text-sm font-semibold text-bad">{m.content.findings(saved.findings.length)}</p>
          ) : null}
          <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
            {failure}
          </p>
          <Button type="submit" kind="brand" busy={busy}>
            {later ? m.content.schedule : m.content.publish}
          </Button>
        </form>
      ) : (
        <p className="mt-3 text-sm text-ink-3">{m.content.nothingToPublish}</p>
      )}
      {changed ? <Summary draft={draft} values={values} /> : null}
    </section>
  );
}

function Readiness({ draft, language }: { draft: Draft; language: ContentLanguage }) {
  const { m } = useWords();
  const { done, all, old } = completeness(draft.body, language);
  const name = m.content.languages[language];
  const whole = done === all && old === 0;
  const Icon = whole ? Check : Hourglass;
  return (
    <li className={`flex items-start gap-2 font-semibold ${whole ? 'text-ok-ink' : 'text-wait-ink'}`}>
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0" strokeWidth={2} />
      <span>
        {whole
          ? m.content.completeLanguage(name)
          : done < all
            ? m.content.missingLanguage(name, all - done)
            : m.content.oldLanguage(name, old)}
      </span>
    </li>
  );
}

/** The changes for a Portuguese reader, in a few lines. */
function Summary({ draft, values }: { draft: Draft; values: (name: string, locale: Locale) => string }) {
  const { m } = useWords();
  const all = changesBetween(draft.saved.published, draft.body, 'pt');
  if (all.length === 0 || draft.saved.published === null) return null;
  return (
    <div className="mt-4 rounded-3 bg-sunk p-3.5 text-sm">
      <h3 className="font-semibold">{m.content.changesTitle}</h3>
      <ul className="mt-1.5 flex flex-col gap-1.5">
        {all.slice(0, 5).map(({ id, kind, before, after }) => (
          <li key={id} className="line-clamp-3">
            <strong className={kind === 'removed' ? 'text-bad-ink' : 'text-ok-ink'}>{m.content[kind]}</strong>{' '}
            <InlineView text={after || before} rich values={(name) => values(name, 'pt')} plain />
          </li>
        ))}
      </ul>
    </div>
  );
}
