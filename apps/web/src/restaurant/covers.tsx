import { Check, Minus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useDiscount } from '../shell/discount.ts';
import { useWords } from '../words/words.tsx';

/** What is at half price, and what is not, from the restaurant's flags. */
export const Covers = memo(function Covers({ desserts }: { desserts: boolean }) {
  const { m } = useWords();
  const { off } = useDiscount();
  const inside = [...m.restaurant.covered, ...(desserts ? [m.restaurant.desserts] : []), m.restaurant.wholeTable];
  const outside = [m.restaurant.drinks, m.restaurant.coffee, ...(desserts ? [] : [m.restaurant.desserts])];
  return (
    <section className="mt-9">
      <h2 className="text-dmd">{m.restaurant.coversTitle(off)}</h2>
      <div className="mt-4 grid grid-cols-2 overflow-hidden rounded-4 border border-line">
        <Half title={m.restaurant.discounted} items={inside} className="bg-brand-soft text-brand-soft-ink">
          <Check aria-hidden="true" className="mt-1 size-[1.125rem] shrink-0" />
        </Half>
        <Half title={m.restaurant.fullPrice} items={outside} className="bg-surface">
          <Minus aria-hidden="true" className="mt-1 size-[1.125rem] shrink-0" />
        </Half>
      </div>
    </section>
  );
});

function Half({
  title,
  items,
  className,
  children,
}: {
  title: string;
  items: string[];
  className: string;
  children: ReactNode;
}) {
  return (
    <div className={`px-5 py-5 md:px-6 ${className}`}>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 flex flex-col gap-1.5 text-sm md:text-md">
        {items.map((item) => (
          <li key={item} className="flex flex-nowrap gap-3">
            {children}
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
