/** A choice of one option, all options visible. */
export function Segments<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string;
  options: readonly { value: Value; name: string; lang?: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1 rounded-3 bg-hover p-1.5">
      {options.map(({ value, name, lang }) => (
        <button
          key={value}
          type="button"
          lang={lang}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="min-h-11 flex-auto rounded-2 px-1 text-sm font-semibold text-ink-2 hover:bg-page aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-1"
        >
          {name}
        </button>
      ))}
    </div>
  );
}
