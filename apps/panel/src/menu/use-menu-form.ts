import type { RestaurantMenu } from '@metade/contracts/restaurant-menu.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useRevisedForm } from '../restaurant/use-revised-form.ts';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';
import { dishesOf, draftOf, merged, same, type DishDraft } from './menu-draft.ts';

/** Edits over the saved menu; somebody else's save is merged beneath them. */
export function useMenuForm(menu: RestaurantMenu) {
  const { locale } = useWords();
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const form = useRevisedForm<RestaurantMenu, DishDraft[], string>(menu, {
    draftOf: ({ dishes }) => draftOf(dishes, locale),
    same,
    untouched: (saved, now) => same(now.dishes, saved.dishes),
    noSums: (draft) =>
      dishesOf(draft).flatMap(({ price }, index) => (Number.isNaN(price) ? [`dishes.${index}.price`] : [])),
    send: (revision, draft) =>
      call('saveRestaurantMenu', { params: { id: restaurant._id }, body: { revision, dishes: dishesOf(draft) } }),
    merge: (draft, base, now) => {
      const { dishes, theirs } = merged(draft, base, now);
      return { draft: dishes, theirs };
    },
  });
  const { saved, draft, setDraft, dirty, busy, failure, theirs, save, undo, errors } = form;
  return {
    saved,
    dishes: draft,
    setDishes: setDraft,
    change: (id: string, part: Partial<DishDraft>) =>
      setDraft((list) => list.map((dish) => (dish._id === id ? { ...dish, ...part } : dish))),
    dirty,
    busy,
    failure,
    theirs,
    save,
    undo,
    error: (index: number, field: keyof DishDraft) => errors[`dishes.${index}.${field}`],
    wrong: (index: number) => Object.keys(errors).some((path) => path.startsWith(`dishes.${index}.`)),
  };
}
export type MenuForm = ReturnType<typeof useMenuForm>;
