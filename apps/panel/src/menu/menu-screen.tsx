import type { RestaurantMenu } from '@metade/contracts/restaurant-menu.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Plus, TriangleAlert } from 'lucide-react';
import { useCallback, useState, type FormEvent } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { SaveBar } from '../shell/save-bar.tsx';
import { useToast } from '../shell/toast.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { DishRow } from './dish-row.tsx';
import { moved } from './menu-draft.ts';
import { useMenuForm } from './use-menu-form.ts';

/** The menu: dishes in order, each editable; saved as a whole. */
export default function MenuScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  useTitle(m.manage.menu.title);
  const load = useCallback(
    async () => (await call('getRestaurantMenu', { params: { id: restaurant._id } })).data,
    [call, restaurant._id],
  );
  const { value, failed, again } = useLoaded(load);
  return (
    <div className="mx-auto max-w-4xl px-4 pt-5 pb-10 md:px-6">
      <h1 className="text-dmd">{m.manage.menu.title}</h1>
      <p className="text-ink-2">{m.manage.menu.text}</p>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value ? <MenuForm menu={value} /> : null}
    </div>
  );
}

function MenuForm({ menu }: { menu: RestaurantMenu }) {
  const { m } = useWords();
  const words = m.manage.menu;
  const form = useMenuForm(menu);
  const { show } = useToast();
  const [opened, setOpened] = useState<string | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.save()) show({ text: m.manage.profile.saved });
  };
  const move = (from: number, to: number) => form.setDishes(moved(form.dishes, from, to));
  const add = () => {
    const _id = crypto.randomUUID();
    const section = form.dishes.at(-1)?.section ?? '';
    form.setDishes([
      ...form.dishes,
      { _id, name: '', description: '', section, price: '', food: true, picture: null, hidden: false },
    ]);
    setOpened(_id);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 flex flex-col gap-6">
      {form.theirs.length > 0 ? (
        <Banner tone="wait" live="status" icon={<TriangleAlert aria-hidden="true" className="size-5" />}>
          {m.manage.profile.changedByOther(form.theirs.join(', '))}
        </Banner>
      ) : null}
      {form.dishes.length === 0 ? <EmptyHalfPlate title={words.none} text={words.noneText} /> : null}
      <ul className="border-t border-line empty:hidden">
        {form.dishes.map((dish, index) => (
          <DishRow
            key={dish._id}
            form={form}
            index={index}
            open={opened === dish._id || form.wrong(index)}
            onToggle={() => setOpened(opened === dish._id ? null : dish._id)}
            move={(to) => move(index, to)}
            drag={{
              over: dragged !== null && dragged !== index,
              start: () => setDragged(index),
              end: () => setDragged(null),
              drop: () => dragged !== null && move(dragged, index),
            }}
          />
        ))}
      </ul>
      <Button onClick={add} className="self-start">
        <Plus aria-hidden="true" className="size-5" />
        {words.add}
      </Button>
      <SaveBar dirty={form.dirty} busy={form.busy} failure={form.failure} undo={form.undo} />
    </form>
  );
}
