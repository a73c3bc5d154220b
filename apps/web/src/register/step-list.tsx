import type { Registration } from '@metade/contracts/registration.ts';
import type { RegistrationStep } from '@metade/domain/registration.ts';
import { stepNames } from '@metade/domain/registration.ts';
import { stepLabel } from '@metade/i18n/registration-fields.ts';
import { HalfPlate } from '@metade/ui/half-plate.tsx';
import { CircleAlert, UtensilsCrossed } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '../words/words.tsx';
import { stepsToCorrect } from './steps-to-correct.ts';

/** The six steps with their progress; a completed step's half plate is filled, and one to correct is marked. */
export function StepList({
  current,
  registration,
  percent,
}: {
  current: RegistrationStep | 'menu' | null;
  registration: Registration | null;
  percent: number;
}) {
  const { m, locale } = useWords();
  const isDone = (step: RegistrationStep) => registration?.progress.steps.some((one) => one.step === step && one.done);
  const toCorrect = registration ? stepsToCorrect(registration) : [];
  return (
    <nav aria-label={m.register.steps}>
      {toCorrect.length > 0 ? (
        <p className="text-sm font-semibold text-wait-ink">{m.register.stepsToCorrect(toCorrect.length)}</p>
      ) : (
        <>
          <p className="mb-2 text-sm font-semibold">{m.register.percent(percent)}</p>
          <progress
            value={percent}
            max={100}
            aria-label={m.register.percent(percent)}
            className="h-2 w-full accent-brand"
          />
        </>
      )}
      <ol className="mt-4 grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-1">
        {stepNames.flatMap((step) => {
          const words = (
            <>
              {toCorrect.includes(step) ? (
                <CircleAlert aria-hidden="true" className="size-4 w-6 shrink-0 text-wait-ink" />
              ) : (
                <HalfPlate full={isDone(step)} className="h-3 w-6 shrink-0 text-ink-3" />
              )}
              <span>
                {stepLabel(step, locale)}
                {toCorrect.includes(step) ? (
                  <span className="text-wait-ink">, {m.register.toCorrect}</span>
                ) : (
                  <span className="sr-only">, {isDone(step) ? m.register.done : m.register.toDo}</span>
                )}
              </span>
            </>
          );
          const look = 'flex min-h-11 items-center gap-3 rounded-2 text-sm';
          const entry = (
            <li key={step}>
              {registration ? (
                <Link
                  to={`/restaurant/register?step=${step}`}
                  aria-current={step === current ? 'step' : undefined}
                  className={`${look} hover:bg-hover aria-[current]:font-bold`}
                >
                  {words}
                </Link>
              ) : (
                <span className={`${look} ${step === current ? 'font-bold' : 'text-ink-3'}`}>{words}</span>
              )}
            </li>
          );
          if (step !== 'food' || !registration) return [entry];
          return [
            entry,
            <li key="menu">
              <Link
                to="/restaurant/register?step=menu"
                aria-current={current === 'menu' ? 'step' : undefined}
                className={`${look} hover:bg-hover aria-[current]:font-bold`}
              >
                <UtensilsCrossed aria-hidden="true" className="size-4 w-6 shrink-0 text-ink-3" />
                {m.register.menuTitle}
              </Link>
            </li>,
          ];
        })}
      </ol>
      {registration ? null : <p className="mt-3 text-xs text-ink-3">{m.register.nobodyYet}</p>}
    </nav>
  );
}
