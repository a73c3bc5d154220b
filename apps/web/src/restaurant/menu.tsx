import type { Restaurant } from '@metade/contracts/restaurants.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { useWords } from '../words/words.tsx';

const SHOWN = 6;

/** Dishes with the house's price struck and the half one beside it; the rest opens below. */
export function Menu({ menu, lang }: { menu: Restaurant['menu']; lang: string }) {
  const { m } = useWords();
  if (menu.length === 0) return null;
  return (
    <section className="mt-11">
      <h2 className="text-dmd">{m.restaurant.menuTitle}</h2>
      <p className="mt-1 text-sm text-ink-2">{m.restaurant.menuNote}</p>
      <Dishes lang={lang} dishes={menu.slice(0, SHOWN)} className="mt-3 border-t border-line" />
      {menu.length > SHOWN ? (
        <details>
          <summary className={`${buttonClass()} mt-4`}>{m.restaurant.seeMenu}</summary>
          <Dishes lang={lang} dishes={menu.slice(SHOWN)} className="mt-4 border-t border-line" />
        </details>
      ) : null}
    </section>
  );
}

function Dishes({ dishes, lang, className }: { dishes: Restaurant['menu']; lang: string; className: string }) {
  const { m, money } = useWords();
  return (
    <ul className={className}>
      {dishes.map((dish) => (
        <li key={dish.name} className="flex items-start justify-between gap-4 border-b border-line py-3">
          <div lang={lang} className="min-w-0">
            <p className="font-semibold">{dish.name}</p>
            {dish.description ? <p className="text-sm text-ink-2">{dish.description}</p> : null}
          </div>
          <p className="shrink-0 text-right">
            {dish.price && dish.half_price ? (
              <>
                <span className="sr-only">{m.restaurant.priceWas} </span>
                <s className="mr-2 text-sm text-ink-2">{money(dish.price)}</s>
                <span className="sr-only">{m.restaurant.priceNow} </span>
                <span className="font-bold">{money(dish.half_price)}</span>
              </>
            ) : dish.price ? (
              <span className="font-semibold">{money(dish.price)}</span>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
