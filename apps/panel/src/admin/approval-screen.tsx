import { tablesOutsideHours } from '@metade/domain/opening-hours.ts';
import type { Registration } from '@metade/contracts/registration.ts';
import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { buttonClass } from '@metade/ui/button.tsx';
import { CircleCheck } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session.tsx';
import { OutsideHours } from '../shell/outside-hours.tsx';
import { FileSkeleton, Unreachable } from '../shell/pages.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { useWords } from '../words/words.tsx';
import { DecisionForm } from './decision-form.tsx';
import { useShown } from './file-parts.tsx';
import { RegistrationFacts } from './registration-facts.tsx';
import { useLoaded } from '../shell/use-loaded.ts';

/** A registration with everything its approval depends on, and the decision beside it. */
export function ApprovalScreen({ id }: { id: string }) {
  const { m } = useWords();
  const { moment } = useShown();
  const { call } = useSession();
  const load = useCallback(async () => (await call('getApproval', { params: { id } })).data, [call, id]);
  const { value: file, failed, missing, again, put } = useLoaded(load);
  const [said, setSaid] = useState('');
  if (failed) return <Unreachable again={again} missing={missing} />;
  if (!file) return <FileSkeleton />;
  const { registration, owner, history } = file;
  return (
    <>
      <ScreenHead title={registration.company_name || m.admin.unnamed} />
      <p className="mt-1 text-ink-2">{m.admin.states[registration.state]}</p>
      {file.preapproved ? (
        <p className="mt-2 font-semibold">
          {m.licensee.restaurants.preapprovedBy(file.preapproved.licensee, moment(file.preapproved.at))}
        </p>
      ) : null}
      <div className="mt-4 empty:hidden">
        <OutsideHours tables={tablesOutsideHours(registration.tables, registration.worksheet)} />
      </div>
      <div className="mt-4 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <RegistrationFacts registration={registration} />
        <aside className="flex flex-col gap-8 lg:sticky lg:top-6 lg:self-start">
          <Result said={said} registration={registration} />
          {registration.state === 'submitted' || registration.state === 'changes_requested' ? (
            <DecisionForm
              key={registration.state}
              registration={registration}
              onDecided={(next) => {
                put(next);
                setSaid(m.admin.done(m.admin.states[next.registration.state]));
              }}
              onStale={again}
            />
          ) : null}
          {registration.state === 'approved' ? (
            <a href={`/restaurant/description/${file.slug}`} className={`${buttonClass()} self-start`}>
              {m.admin.page}
            </a>
          ) : null}
          {owner ? (
            <section>
              <h2 className="text-dsm">{m.admin.owner}</h2>
              <p className="mt-2">{owner.name}</p>
              <p className="break-words">
                <a href={`mailto:${owner.email}`} className="text-link inline-flex min-h-6 items-center">
                  {owner.email}
                </a>
              </p>
              <p className="text-sm text-ink-3">{owner.emailVerified ? m.admin.confirmed : m.admin.unconfirmed}</p>
              {owner.phone ? <p>{owner.phone}</p> : null}
            </section>
          ) : null}
          <section>
            <h2 className="text-dsm">{m.admin.history}</h2>
            {history.length === 0 ? <p className="mt-2 text-ink-3">{m.admin.nothing}</p> : null}
            <ol className="mt-2 flex flex-col gap-4">
              {history.map((step) => (
                <li key={step.at + step.to} className="text-sm">
                  <p className="font-semibold">{m.admin.step(m.admin.states[step.from], m.admin.states[step.to])}</p>
                  <p className="text-ink-3">
                    {moment(step.at)}
                    {step.by ? `, ${step.by}` : ''}
                  </p>
                  {step.notes.map((note) => (
                    <p key={(note.field ?? '') + note.reason}>{note.reason}</p>
                  ))}
                </li>
              ))}
            </ol>
          </section>
        </aside>
      </div>
    </>
  );
}

/** The decision, shown in place of the form with what the owner is asked for; scrolls into view. */
function Result({ said, registration }: { said: string; registration: Registration }) {
  const { m, locale } = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!said) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [said]);
  const asked = registration.state === 'changes_requested' ? registration.requested : [];
  return (
    <div ref={place} tabIndex={-1} role="status" className="flex flex-col gap-4 outline-none empty:hidden">
      {said ? (
        <Banner tone="ok" icon={<CircleCheck aria-hidden="true" className="size-5" />}>
          {said}
        </Banner>
      ) : null}
      {asked.length > 0 ? (
        <section className="rounded-4 border border-line p-5">
          <h2 className="text-dsm">{m.admin.askedFor}</h2>
          <dl className="mt-2 flex flex-col gap-2 text-sm">
            {asked.map(({ field, reason }) => (
              <div key={(field ?? '') + reason}>
                <dt className="font-semibold">{field ? fieldLabel(field, locale) : ''}</dt>
                <dd className="break-words">{reason}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
    </div>
  );
}
