import { Button, buttonClass } from '@metade/ui/button.tsx';
import { Form, Link } from 'react-router';
import { Release } from '../hold/release.tsx';
import type { HeldTable } from '../hold/held-tables.server.ts';
import { useHere } from '../waitlist/use-waiting.ts';
import { useWords } from '../words/words.tsx';

/** Tables held already: continue to checkout, or release and come back here. */
export function HeldTables({ tables }: { tables: HeldTable[] }) {
  const { m, date } = useWords();
  const here = useHere();
  if (tables.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {tables.map(({ order, restaurant, day, time }) => {
        const which = <span className="sr-only">: {`${restaurant}, ${date(day)}, ${time}`}</span>;
        return (
          <li
            key={order}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-3 border border-line px-4 py-3.5"
          >
            <div className="min-w-0 flex-1 basis-48">
              <p className="display truncate text-lg">{restaurant}</p>
              <p className="text-sm text-ink-2">
                {date(day)}, {time}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Link to={`/checkout?order=${order}`} className={buttonClass('ink')}>
                {m.checkout.finish}
                {which}
              </Link>
              <Form method="post" action="/checkout">
                <Release order={order} to={here} />
                <Button type="submit">
                  {m.checkout.letGo}
                  {which}
                </Button>
              </Form>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
