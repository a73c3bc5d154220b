import { tablesOutsideHours } from '@metade/domain/opening-hours.ts';
import { fieldLabel, stepLabel } from '@metade/i18n/registration-fields.ts';
import { Checkbox } from '@metade/ui/field.tsx';
import { Link } from 'react-router';
import { useWords } from '../words/words.tsx';
import { OutsideHours } from './outside-hours.tsx';
import { StepForm } from './step-form.tsx';
import { useStepForm, type StepProps } from './use-step-form.ts';

/** Terms, missing fields, and submission. */
export function TermsStep(props: StepProps) {
  const { m, locale } = useWords();
  const { registration, errors, ticked } = useStepForm(props);
  const lacking = registration?.progress.steps.filter(({ step, done }) => !done && step !== 'terms') ?? [];
  return (
    <StepForm data={props.data} submit={m.register.submit}>
      <div>
        <h3 className="font-semibold">{m.register.termsText}</h3>
        <ul className="mt-2 flex list-disc flex-col gap-2 pl-5">
          {m.register.termsList(props.data.discountPercent, registration?.desserts ?? true).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="mt-3 text-sm">
          <Link to="/terms" target="_blank" className="text-link inline-flex min-h-6 items-center">
            {m.site.terms}
          </Link>
        </p>
      </div>
      {lacking.length > 0 ? (
        <div className="rounded-3 border border-line p-4">
          <h3 className="font-semibold">{m.register.missing}</h3>
          <ul className="mt-1">
            {lacking.map(({ step, missing }) => (
              <li key={step}>
                <Link to={`/restaurant/register?step=${step}`} className="flex min-h-11 items-center text-link">
                  {stepLabel(step, locale)}: {missing.map((field) => fieldLabel(field, locale)).join(', ')}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <OutsideHours tables={registration ? tablesOutsideHours(registration.tables, registration.worksheet) : []}>
        <Link to="/restaurant/register?step=tables" className="mt-1 inline-flex min-h-11 items-center text-link">
          {stepLabel('tables', locale)}
        </Link>
      </OutsideHours>
      <Checkbox
        name="terms"
        label={m.register.agree}
        defaultChecked={ticked('terms', 'on', Boolean(registration?.terms_accepted))}
        error={errors.terms && m.register.agreeMissing}
      />
    </StepForm>
  );
}
