import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { stepOf } from '@metade/domain/registration.ts';
import { Problem } from '@metade/ui/banner.tsx';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { Form, Link, useNavigation } from 'react-router';
import type { WaitApprovalData } from './wait-approval-data.server.ts';
import type { FormProblem } from '../http/form-problem.server.ts';
import { useRootData } from '../shell/root-data.ts';
import { useWords } from '../words/words.tsx';
import { StepList } from './step-list.tsx';

/** What happens to a submitted registration, and what its owner can do meanwhile. */
export function WaitApprovalPage({ data, problem }: { data: WaitApprovalData; problem: FormProblem | undefined }) {
  const { m, locale } = useWords();
  const { panelUrl } = useRootData();
  const busy = useNavigation().formMethod === 'POST';
  const { registration } = data;
  const { state, requested, company_name } = registration;
  const title = { changes_requested: m.register.changesWait, rejected: m.register.rejectedTitle } as Partial<
    Record<string, string>
  >;
  const over = state === 'approved' || state === 'paused';
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="max-w-2xl">
        <h1 className="text-dlg">{over ? m.register.approvedTitle : (title[state] ?? m.register.waitTitle)}</h1>
        {state === 'submitted' ? <p className="mt-3 text-lg text-ink-2">{m.register.waitText(company_name)}</p> : null}
        {state === 'changes_requested' ? <p className="mt-3 text-lg text-ink-2">{m.register.changesText}</p> : null}
        {state === 'rejected' ? (
          <p className="mt-3 text-lg text-ink-2">
            {m.register.rejectedText}{' '}
            <a href={`mailto:${data.address}`} className="text-link">
              {data.address}
            </a>
          </p>
        ) : null}
        {problem ? (
          <div className="mt-5">
            <Problem>{problem.message}</Problem>
          </div>
        ) : null}
        {state === 'submitted' ? (
          <>
            <h2 className="mt-9 text-dsm">{m.register.happens}</h2>
            <ol className="mt-3 flex flex-col gap-3">
              {m.register.waitSteps.map((step, index) => (
                <li key={step} className="flex gap-4">
                  <span className="display w-5 shrink-0 text-dsm text-brand-ink">{index + 1}</span>
                  <span className="pt-0.5">{step}</span>
                </li>
              ))}
            </ol>
            <p className="mt-8 mb-4">{m.register.waitEdit}</p>
          </>
        ) : null}
        {requested.length > 0 ? (
          <ul className="mt-6 mb-8 flex flex-col gap-3">
            {requested.map(({ field, reason }) => (
              <li key={(field ?? '') + reason} className="rounded-3 border border-line p-4">
                {field && state === 'changes_requested' ? (
                  <Link to={`/restaurant/register?step=${stepOf(field)}`} className="font-semibold text-link">
                    {fieldLabel(field, locale)}
                  </Link>
                ) : field ? (
                  <p className="font-semibold">{fieldLabel(field, locale)}</p>
                ) : null}
                <p className="mt-1">{reason}</p>
              </li>
            ))}
          </ul>
        ) : null}
        {state === 'submitted' || state === 'changes_requested' ? (
          <StepList current={null} registration={registration} percent={registration.progress.percent} />
        ) : null}
        {state === 'changes_requested' ? (
          <Form method="post" className="mt-8">
            <Button type="submit" kind="brand" size="lg" busy={busy}>
              {m.register.submitAgain}
            </Button>
          </Form>
        ) : null}
        {state === 'rejected' ? (
          <Link to="/restaurant/register" className={`${buttonClass('outline', 'lg')} mt-8`}>
            {m.register.startAgain}
          </Link>
        ) : null}
        {over && panelUrl ? (
          <a href="/restaurant/sigin" className={`${buttonClass('brand', 'lg')} mt-8`}>
            {m.register.openPanel}
          </a>
        ) : null}
      </div>
    </div>
  );
}
