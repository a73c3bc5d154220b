import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import { useHere } from './use-waiting.ts';

/** Form that joins a meal's waitlist. Its buttons carry the time; they may be inside it or refer to it by id. */
export function WaitForm({
  id,
  restaurant,
  date,
  period,
  people,
  back,
  children,
}: {
  id?: string;
  restaurant: string;
  date: string;
  period: string;
  people: number;
  back?: string;
  children?: ReactNode;
}) {
  const here = useHere();
  return (
    <form id={id} method="post" action="/waiting" data-page="keep-scroll">
      <input type="hidden" name="restaurant" value={restaurant} />
      <input type="hidden" name="date" value={date} />
      <input type="hidden" name="period" value={period} />
      <input type="hidden" name="people" value={people} />
      <input type="hidden" name="back" value={back ?? here} />
      {children}
    </form>
  );
}

/** Joins the waitlist again after an offer has passed. */
export function WaitAgain({
  meal,
  back,
}: {
  meal: Pick<WaitingEntry, 'restaurant' | 'date' | 'period' | 'time' | 'people'>;
  back?: string;
}) {
  const { m } = useWords();
  return (
    <WaitForm {...meal} restaurant={meal.restaurant._id} {...(back ? { back } : {})}>
      <button type="submit" name="time" value={meal.time ?? ''} className={buttonClass()}>
        <Bell aria-hidden="true" className="size-5" />
        {m.waiting.again}
      </button>
    </WaitForm>
  );
}
