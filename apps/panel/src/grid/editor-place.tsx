import type { WeekGrid } from '@metade/contracts/grid.ts';
import { Dialog } from '@metade/ui/dialog.tsx';
import { DemandHint } from '../demand/demand-hint.tsx';
import { useDemand } from '../demand/use-demand.ts';
import { useWords } from '../words/words.tsx';
import { CellEditor } from './cell-editor.tsx';
import { Preview } from './preview.tsx';
import type { GridDraft } from './use-grid-draft.ts';
import { useWide } from './use-wide.ts';
import { cellAt, withTable } from './week.ts';

/** The selected cell's editor: beside the grid on wide screens, else in a sheet. */
export function EditorPlace({ draft, grid }: { draft: GridDraft; grid: WeekGrid }) {
  const { m } = useWords();
  const wide = useWide();
  const cell = cellAt(draft.week, draft.chosen.day, draft.chosen.period);
  const title = m.grid.cell(m.grid.days[cell.day] ?? '', m.day.periods[cell.period]);
  const { value: demand } = useDemand();
  const hint = (
    <DemandHint
      demands={demand?.data ?? []}
      day={cell.day}
      period={cell.period}
      onOpen={({ places, suggestion }) => draft.put(withTable(cell, suggestion.time, places))}
    />
  );
  const editor = (
    <CellEditor
      key={`${cell.day} ${cell.period}`}
      cell={cell}
      accepted={grid.accepted_sizes}
      onChange={draft.put}
      onToggle={(open) => draft.toggle(cell, open)}
      onCopy={() => draft.setCopying({ day: cell.day, period: cell.period })}
    />
  );
  if (wide)
    return (
      <aside aria-label={title} className="flex flex-col gap-6 self-start">
        <section className="rounded-4 border border-line p-4.5 shadow-1">
          <h2 className="mb-2 text-dsm">{title}</h2>
          {editor}
        </section>
        {hint}
        <Preview cell={cell} prices={grid.prices} />
      </aside>
    );
  return (
    <Dialog sheet open={draft.editing} onClose={draft.closeEditor} title={title} closeLabel={m.close}>
      <div className="flex flex-col gap-6">
        {editor}
        {hint}
        <Preview cell={cell} prices={grid.prices} />
      </div>
    </Dialog>
  );
}
