import { Button } from '@metade/ui/button.tsx';
import { Checkbox, Field, TextArea } from '@metade/ui/field.tsx';
import { useState } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSettings } from '../session/config.tsx';
import { useSession } from '../session/session.tsx';
import { fileForm, fileProblem } from '../shell/take-file.ts';
import { useWords } from '../words/words.tsx';
import type { DishDraft } from './menu-draft.ts';
import type { MenuForm } from './use-menu-form.ts';

/** A dish's fields. Its picture is uploaded when chosen, and used when the menu is saved. */
export function DishFields({ form, dish, index }: { form: MenuForm; dish: DishDraft; index: number }) {
  const { m } = useWords();
  const words = m.manage.menu;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const { imageMaxMegabytes } = useSettings();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<DishDraft>) => form.change(dish._id, part);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem('');
    try {
      const params = { id: restaurant._id };
      const form = fileForm([file], imageMaxMegabytes, m);
      change({ picture: (await call('uploadDishPicture', { params }, { form })).data.picture });
    } catch (error) {
      setProblem(fileProblem(error, m));
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-5 px-2 pt-3 pb-5 sm:grid-cols-2">
      <Field
        label={words.name}
        maxLength={120}
        value={dish.name}
        onChange={(event) => change({ name: event.target.value })}
        error={form.error(index, 'name')}
      />
      <Field
        label={words.section}
        hint={words.sectionHint}
        maxLength={60}
        value={dish.section}
        onChange={(event) => change({ section: event.target.value })}
        error={form.error(index, 'section')}
      />
      <TextArea
        label={words.description}
        rows={2}
        maxLength={500}
        value={dish.description}
        onChange={(event) => change({ description: event.target.value })}
        error={form.error(index, 'description')}
        className="sm:col-span-2"
      />
      <div>
        <Field
          label={words.price}
          hint={words.priceHint(form.saved.currency)}
          inputMode="decimal"
          value={dish.price}
          onChange={(event) => change({ price: event.target.value })}
          error={form.error(index, 'price')}
        />
        <Checkbox label={words.food} checked={dish.food} onChange={(event) => change({ food: event.target.checked })} />
        <Checkbox
          label={words.hidden}
          checked={dish.hidden}
          onChange={(event) => change({ hidden: event.target.checked })}
        />
      </div>
      <div className="flex flex-col items-start gap-3">
        {dish.picture ? (
          <>
            <img
              src={`/pictures/400/${dish.picture}`}
              alt=""
              className="aspect-4/3 w-full max-w-56 rounded-3 bg-hover object-cover"
            />
            <Button onClick={() => change({ picture: null })}>{words.removePicture}</Button>
          </>
        ) : null}
        <Field
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          label={words.picture}
          hint={busy ? words.uploading : undefined}
          disabled={busy}
          onChange={(event) => void upload(event.target.files?.[0])}
          error={problem || form.error(index, 'picture')}
          className="w-full [&_input]:py-2.5"
        />
      </div>
      <Button
        onClick={() => form.setDishes(form.dishes.filter((one) => one._id !== dish._id))}
        className="justify-self-start"
      >
        {words.remove}
      </Button>
    </div>
  );
}
