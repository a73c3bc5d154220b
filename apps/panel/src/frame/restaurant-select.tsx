import { Select } from '@metade/ui/field.tsx';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { mayLeave } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';

/** Selects the restaurant, for members of several teams. */
export function RestaurantSelect({ onChosen }: { onChosen: () => void }) {
  const { m } = useWords();
  const { restaurant, restaurants, choose } = useRestaurant();
  return (
    <Select
      label={m.restaurant}
      value={restaurant._id}
      onChange={(event) => {
        if (!mayLeave()) return;
        onChosen();
        choose(event.target.value);
      }}
    >
      {restaurants.map(({ _id, company_name }) => (
        <option key={_id} value={_id}>
          {company_name}
        </option>
      ))}
    </Select>
  );
}
