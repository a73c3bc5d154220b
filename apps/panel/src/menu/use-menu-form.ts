import type { HouseMenu } from '@metade/contracts/house-menu.ts';
import { useEffect, useState } from 'react';
import { refusalOf } from '../api.ts';
import { useHouse } from '../house/house.tsx';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';
import { dishesOf, draftOf, merged, same, type DishDraft } from './menu-draft.ts';

/** The menu as it is typed over what is saved; somebody else's save in the meantime is laid under what was typed here. */
export function useMenuForm(menu: HouseMenu) {
  const { m, locale } = useWords();
  const { call } = useSession();
  const { restaurant } = useHouse();
  const [saved, setSaved] = useState(menu);
  const [dishes, setDishes] = useState(() => draftOf(menu.dishes, locale));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [theirs, setTheirs] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const base = draftOf(saved.dishes, locale);
  const dirty = !same(dishes, base);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);

  const begin = (next: HouseMenu, typed: DishDraft[]) => {
    setSaved(next);
    setDishes(typed);
    setErrors({});
    setFailure('');
  };
  const send = (revision: number) =>
    call('saveHouseMenu', { params: { id: restaurant._id }, body: { revision, dishes: dishesOf(dishes) } });
  /** Whether it was saved. */
  const save = async (): Promise<boolean> => {
    const wrong = dishesOf(dishes).flatMap(({ price }, index) =>
      Number.isNaN(price) ? [`dishes.${index}.price`] : [],
    );
    if (wrong.length > 0) {
      setErrors(Object.fromEntries(wrong.map((path) => [path, m.house.profile.amountWrong])));
      setFailure(m.house.profile.someWrong);
      return false;
    }
    setBusy(true);
    try {
      const { data } = await send(saved.revision).catch((error: unknown) => {
        const now = currentOf(error);
        // Another part of the house may have moved on, and nothing of its menu.
        if (now === null || !same(now.dishes, saved.dishes)) throw error;
        return send(now.revision);
      });
      begin(data, draftOf(data.dishes, locale));
      setTheirs([]);
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      const now = currentOf(error);
      if (now !== null) {
        const both = merged(dishes, base, draftOf(now.dishes, locale));
        begin(now, both.dishes);
        setTheirs(both.theirs);
      }
      setErrors(Object.fromEntries((refusal?.issues ?? []).map(({ path, message }) => [path, message])));
      setFailure(refusal?.message ?? m.unreachable);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    saved,
    dishes,
    setDishes,
    change: (id: string, part: Partial<DishDraft>) =>
      setDishes((list) => list.map((dish) => (dish._id === id ? { ...dish, ...part } : dish))),
    dirty,
    busy,
    failure,
    theirs,
    save,
    undo: () => {
      begin(saved, base);
      setTheirs([]);
    },
    error: (index: number, field: keyof DishDraft) => errors[`dishes.${index}.${field}`],
    wrong: (index: number) => Object.keys(errors).some((path) => path.startsWith(`dishes.${index}.`)),
  };
}
export type MenuForm = ReturnType<typeof useMenuForm>;

function currentOf(error: unknown): HouseMenu | null {
  const refusal = refusalOf(error);
  return refusal?.code === 'restaurant_changed' ? (refusal.params?.current as HouseMenu) : null;
}
