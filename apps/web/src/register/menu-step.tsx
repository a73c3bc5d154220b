import { Field } from '@metade/ui/field.tsx';
import { Link } from 'react-router';
import { useWords } from '../words/words.tsx';
import { menuRows } from './menu-rows.ts';
import { StepForm } from './step-form.tsx';
import { useStepForm, type StepProps } from './use-step-form.ts';

/** A few dishes with prices. Optional; continued in the panel. */
export function MenuStep(props: StepProps) {
  const { m, number } = useWords();
  const { value, errors } = useStepForm(props);
  const { menu } = props.data;
  const dishes = menu?.dishes ?? [];
  return (
    <StepForm data={props.data} intent="menu" submit={m.register.saveNext}>
      <p className="text-sm text-ink-2">{m.register.menuText(menu?.currency ?? 'EUR')}</p>
      {menuRows(dishes.length).map((row) => {
        const dish = dishes[row];
        const name = (field: string) => `dish-${row}-${field}`;
        return (
          <fieldset key={row} className="grid min-w-0 gap-3 sm:grid-cols-[2fr_1fr]">
            <legend className="pb-1 text-sm font-semibold">{m.register.dishNo(row + 1)}</legend>
            <input type="hidden" name={name('id')} value={dish?._id ?? ''} />
            <Field
              label={<span className="text-xs font-normal text-ink-3">{m.register.dishName}</span>}
              name={name('name')}
              maxLength={120}
              defaultValue={value(name('name'), dish?.name)}
              error={errors[name('name')]}
            />
            <Field
              label={<span className="text-xs font-normal text-ink-3">{m.register.dishPrice}</span>}
              name={name('price')}
              inputMode="decimal"
              defaultValue={value(name('price'), dish?.price ? number(dish.price / 100, 2) : '')}
              error={errors[name('price')]}
            />
            <Field
              label={<span className="text-xs font-normal text-ink-3">{m.register.dishDescription}</span>}
              name={name('description')}
              maxLength={500}
              defaultValue={value(name('description'), dish?.description)}
              error={errors[name('description')]}
              className="sm:col-span-2"
            />
          </fieldset>
        );
      })}
      <Link to="/restaurant/register?step=tables" className="inline-flex min-h-11 items-center self-start text-link">
        {m.register.withoutMenu}
      </Link>
    </StepForm>
  );
}
