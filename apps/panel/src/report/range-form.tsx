import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { go, hrefOf, PanelLink } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';

type Unit = 'week' | 'month' | 'quarter';

/** The range of the report: one of three, or any two days. unit: null for any. */
export function RangeForm(range: { unit: Unit | null; first: string; last: string; isBad: boolean }) {
  const { m } = useWords();
  const { unit, first, last, isBad } = range;
  return (
    <div className="my-5 flex flex-wrap items-start gap-x-6 gap-y-4">
      <nav aria-label={m.report.range} className="flex flex-wrap gap-1 rounded-3 bg-hover p-1.5 md:mt-5">
        {(['week', 'month', 'quarter'] as const).map((one) => (
          <PanelLink
            key={one}
            href={hrefOf('report', { range: one })}
            aria-current={one === unit ? 'true' : undefined}
            className="flex min-h-11 items-center rounded-2 px-4 text-sm font-semibold text-ink-2 aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-1"
          >
            {m.report.ranges[one]}
          </PanelLink>
        ))}
      </nav>
      <form
        key={`${first} ${last}`}
        aria-label={m.report.ranges.other}
        className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[11rem_11rem_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          go(hrefOf('report', { from: String(form.get('from')), to: String(form.get('to')) }));
        }}
      >
        <Field label={m.report.from} name="from" type="date" required defaultValue={first} />
        <Field
          label={m.report.to}
          name="to"
          type="date"
          required
          defaultValue={last}
          error={isBad ? m.report.badRange : undefined}
        />
        <Button type="submit" className="min-h-12 justify-self-start sm:mt-6.5">
          {m.report.show}
        </Button>
      </form>
    </div>
  );
}
