import type { HouseMenu } from '@metade/contracts/house-menu.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Plus, TriangleAlert } from 'lucide-react';
import { useCallback, useState, type FormEvent } from 'react';
import { useHouse } from '../house/house.tsx';
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

/** The menu: dishes in their order, each to be opened and changed; saved as a whole. */
export default function MenuScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const { restaurant } = useHouse();
  useTitle(m.house.menu.title);
  const load = useCallback(
    async () => (await call('getHouseMenu', { params: { id: restaurant._id } })).data,
    [call, restaurant._id],
  );
  const { value, failed, again } = useLoaded(load);
  return (
    <div className="mx-auto max-w-4xl px-4 pt-5 pb-10 md:px-6">
      <h1 className="text-dmd">{m.house.menu.title}</h1>
      <p className="text-ink-2">{m.house.menu.text}</p>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value ? <MenuForm menu={value} /> : null}
    </div>
  );
}

function MenuForm({ menu }: { menu: HouseMenu }) {
  const { m } = useWords();
  const words = m.house.menu;
  const form = useMenuForm(menu);
  const { show } = useToast();
  const [opened, setOpened] = useState<string | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.save()) show({ text: m.house.profile.saved });
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
          {m.house.profile.changedByOther(form.theirs.join(', '))}
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
