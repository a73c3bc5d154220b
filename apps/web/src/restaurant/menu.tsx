import type { Restaurant } from '@metade/contracts/restaurants.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { memo } from 'react';
import { useWords } from '../words/words.tsx';

const SHOWN = 6;

type Dish = Restaurant['menu'][number];

/**
 * Dishes by section with full and half price; long menus are collapsed. What is not at half price, mainly drinks, is listed
 * separately.
 */
export const Menu = memo(function Menu({ menu, lang }: { menu: Restaurant['menu']; lang: string }) {
  const { m } = useWords();
  if (menu.length === 0) return null;
  const food = menu.filter((dish) => dish.half_price !== null || dish.price === null);
  const apart = menu.filter((dish) => !food.includes(dish));
  const rest = [...food.slice(SHOWN), ...apart];
  return (
    <section className="rests mt-11 [--rest:37rem]">
      <h2 className="text-dmd">{m.restaurant.menuTitle}</h2>
      <p className="mt-1 text-sm text-ink-2">{m.restaurant.menuNote}</p>
      <Sections lang={lang} dishes={food.slice(0, SHOWN)} />
      {rest.length > 0 ? (
        <details>
          <summary className={`${buttonClass()} mt-4`}>{m.restaurant.seeMenu}</summary>
          <Sections lang={lang} dishes={food.slice(SHOWN)} continues={food[SHOWN - 1]?.section} />
          {apart.length > 0 ? (
            <div className="mt-8 rounded-3 bg-sunk px-5 py-4">
              <p className="text-sm font-semibold">{m.restaurant.fullPrice}</p>
              <Sections lang={lang} dishes={apart} />
            </div>
          ) : null}
        </details>
      ) : null}
    </section>
  );
});

/** continues: the first dishes' section was named above. */
function Sections({ dishes, lang, continues }: { dishes: Dish[]; lang: string; continues?: string | undefined }) {
  const names = [...new Set(dishes.map(({ section }) => section))];
  return names.map((section) => (
    <div key={section} className="mt-5 first-of-type:mt-4">
      {section && section !== continues ? (
        <h3 lang={lang} className="pb-1 text-lg">
          {section}
        </h3>
      ) : null}
      <Dishes lang={lang} dishes={dishes.filter((dish) => dish.section === section)} />
    </div>
  ));
}

function Dishes({ dishes, lang }: { dishes: Dish[]; lang: string }) {
  const { m, money } = useWords();
  return (
    <ul className="border-t border-line">
      {dishes.map((dish) => (
        <li key={dish.name} className="flex items-start gap-4 border-b border-line py-3">
          {dish.picture ? (
            <img
              src={dish.picture}
              alt=""
              loading="lazy"
              decoding="async"
              className="size-20 shrink-0 rounded-2 bg-hover object-cover"
            />
          ) : null}
          <div lang={lang} className="min-w-0 flex-1">
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
