import { TickList } from '@metade/ui/tick-list.tsx';

/** Multiple choice from a list, in a form's draft. */
export function Choices<T extends string | number>({
  value,
  onChange,
  ...list
}: {
  legend: string;
  hint?: string;
  options: readonly { value: T; label: string }[];
  value: readonly T[];
  onChange: (value: T[]) => void;
  error: string | undefined;
}) {
  return (
    <TickList
      {...list}
      columns="lg:grid-cols-4"
      tick={(option) => ({
        checked: value.includes(option),
        onChange: (event) =>
          onChange(event.target.checked ? [...value, option] : value.filter((one) => one !== option)),
      })}
    />
  );
}
