/** A labelled switch; the whole line is the target. */
export function Switch({
  on,
  label,
  words,
  onChange,
}: {
  on: boolean;
  /** Which cell it is, for screen readers. */
  label: string;
  words?: string;
  onChange: (on: boolean) => void;
}) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2 text-sm">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-label={label}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="shown-switch flex h-6 w-10 shrink-0 rounded-pill bg-ink-3 p-0.5 transition-colors duration-120 peer-checked:justify-end peer-checked:bg-ok peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-(--focus)"
      >
        <span className="size-5 rounded-pill bg-surface" />
      </span>
      {words ? <span aria-hidden="true">{words}</span> : null}
    </label>
  );
}
