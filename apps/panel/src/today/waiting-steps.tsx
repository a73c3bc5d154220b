import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { CircleAlert, CloudUpload } from 'lucide-react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useWords } from '../words/words.tsx';

/** Number of queued steps, and the server's refusals. */
export function WaitingSteps() {
  const { m } = useWords();
  const { queue, steps } = useRestaurant();
  const waiting = steps.filter(({ refusal }) => refusal === undefined).length;
  const refused = steps.filter(({ refusal }) => refusal !== undefined);
  return (
    <div aria-live="polite" className="flex flex-col gap-2 px-4 empty:hidden md:px-6">
      {waiting > 0 ? (
        <Banner tone="wait" icon={<CloudUpload aria-hidden="true" className="size-5" strokeWidth={1.9} />}>
          {m.offline.waiting(waiting)}
        </Banner>
      ) : null}
      {refused.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {refused.map((step) => (
            <li key={step.key}>
              <Banner
                tone="bad"
                icon={<CircleAlert aria-hidden="true" className="size-5" strokeWidth={1.9} />}
                action={<Button onClick={() => queue.remove(step.key)}>{m.offline.read}</Button>}
              >
                <b className="font-semibold">{m.offline.refused(step.name, m.offline.steps[step.operation])}</b>{' '}
                {step.refusal}
              </Banner>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
