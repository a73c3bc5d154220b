import { useDiscount } from '../shell/discount.ts';
import { useWords } from '../words/words.tsx';

/** The three steps at the table, and what the discount covers; `desserts` is null when the restaurant is unavailable. */
export function HowTo({ desserts }: { desserts: boolean | null }) {
  const { m } = useWords();
  const { off } = useDiscount();
  return (
    <>
      <section className="mt-9">
        <h2 className="text-dsm">{m.orders.howTitle}</h2>
        <ol className="mt-3 flex flex-col gap-3">
          {m.orders.how.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span className="display w-5 shrink-0 text-dsm text-brand-ink">{index + 1}</span>
              <span className="pt-0.5 text-ink-2">{step}</span>
            </li>
          ))}
        </ol>
      </section>
      <section className="mt-9">
        <h2 className="text-dsm">{m.orders.conditionsTitle}</h2>
        <p className="mt-2 text-ink-2">
          {desserts === null ? m.orders.conditionsPlain(off) : m.orders.conditions(off, desserts)}
        </p>
      </section>
    </>
  );
}
