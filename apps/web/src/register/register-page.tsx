import type { Registration } from '@metade/contracts/registration.ts';
import { stepNames } from '@metade/domain/registration.ts';
import { fieldLabel, stepLabel } from '@metade/i18n/registration-fields.ts';
import { Banner, Problem } from '@metade/ui/banner.tsx';
import { CircleAlert } from 'lucide-react';
import type { RegisterData } from './register-data.server.ts';
import type { RegistrationResult } from './registration-action.server.ts';
import { useWords } from '../words/words.tsx';
import { FoodStep } from './food-step.tsx';
import { IdentityStep } from './identity-step.tsx';
import { MenuStep } from './menu-step.tsx';
import { PicturesStep } from './pictures-step.tsx';
import { PlaceStep } from './place-step.tsx';
import { savedOtherwise } from './saved-otherwise.ts';
import { StepList } from './step-list.tsx';
import { TablesStep } from './tables-step.tsx';
import { TermsStep } from './terms-step.tsx';

/** A step of the registration beside the list of all six; each is saved by itself. */
export function RegisterPage({ data: loaded, result }: { data: RegisterData; result: RegistrationResult | undefined }) {
  const words = useWords();
  const { m, locale } = words;
  const changed = changedMeanwhile(result);
  // The page's data is older than that of a refused save.
  const data = changed ? { ...loaded, registration: changed } : loaded;
  const { step, registration, menu } = data;
  const shown = menu ? 'menu' : step;
  const percent = registration?.progress.percent ?? 0;
  const props = {
    data,
    result: result?.intent === (menu ? 'menu' : step) || (step === 'pictures' && !menu) ? result : undefined,
  };
  const otherwise =
    changed && props.result && !menu ? savedOtherwise(step, props.result.kept, changed, words, data) : [];
  return (
    <div className="page-width pt-8 md:pt-12">
      <h1 className="text-dlg">{m.register.title}</h1>
      {registration ? <p className="mt-2 text-ink-2">{m.register.saved}</p> : null}
      <div className="mt-8 grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-14">
        <StepList current={menu ? 'menu' : step} registration={registration} percent={percent} />
        <section aria-labelledby="step" className="max-w-2xl">
          <p className="text-sm text-ink-3">
            {menu ? m.register.leaveOut : m.register.stepOf(stepNames.indexOf(step) + 1, stepNames.length)}
          </p>
          <h2 id="step" className="text-dmd">
            {menu ? m.register.menuTitle : stepLabel(step, locale)}
          </h2>
          {registration?.state === 'changes_requested' && registration.requested.length > 0 ? (
            <div className="mt-5">
              <Banner tone="wait" icon={<CircleAlert aria-hidden="true" className="size-5" />}>
                <b className="font-semibold">{m.register.changesTitle}</b>
                <ul className="mt-1 list-disc pl-5">
                  {registration.requested.map(({ field, reason }) => (
                    <li key={(field ?? '') + reason}>
                      {field ? `${fieldLabel(field, locale)}: ` : ''}
                      {reason}
                    </li>
                  ))}
                </ul>
              </Banner>
            </div>
          ) : null}
          {props.result ? (
            <div className="mt-5">
              <Problem>
                {props.result.problem.message}
                {otherwise.length > 0 ? (
                  <>
                    <b className="mt-2 block font-semibold">{m.register.savedNow}</b>
                    <ul className="mt-1 list-disc pl-5">
                      {otherwise.map(({ field, saved }) => (
                        <li key={field} className="break-words">
                          {fieldLabel(field, locale)}: {saved}
                        </li>
                      ))}
                    </ul>
                  </>
                ) : null}
              </Problem>
            </div>
          ) : null}
          {shown === 'menu' ? <MenuStep {...props} /> : null}
          {shown === 'identity' ? <IdentityStep {...props} /> : null}
          {shown === 'place' ? <PlaceStep {...props} /> : null}
          {shown === 'pictures' ? <PicturesStep {...props} /> : null}
          {shown === 'food' ? <FoodStep {...props} /> : null}
          {shown === 'tables' ? <TablesStep {...props} /> : null}
          {shown === 'terms' ? <TermsStep {...props} /> : null}
        </section>
      </div>
    </div>
  );
}

/** The registration as somebody else saved it meanwhile, with the revision to save over. */
function changedMeanwhile(result: RegistrationResult | undefined): Registration | null {
  if (result?.problem.code !== 'restaurant_changed' || result.intent === 'menu') return null;
  return (result.problem.params.current as Registration | undefined) ?? null;
}
