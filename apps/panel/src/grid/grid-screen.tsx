import type { WeekGrid } from '@metade/contracts/grid.ts';
import { tablesOf as totalOf } from '@metade/domain/grid-change.ts';
import { tablesOutsideHours } from '@metade/domain/opening-hours.ts';
import { useCallback } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { OutsideHours } from '../shell/outside-hours.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { Conflict } from './conflict.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { EditorPlace } from './editor-place.tsx';
import { SaveBar, StrandedDialog } from './save-bar.tsx';
import { TemplatesMenu } from './templates-menu.tsx';
import { useGridDraft } from './use-grid-draft.ts';
import { issueOf, tablesOf } from './week.ts';
import type { Cell } from './week.ts';
import { WeekDays, WeekTable } from './week-table.tsx';

/** The week's tables: seven days by three periods. */
export default function GridScreen() {
  const { m } = useWords();
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  useTitle(m.grid.title);
  const load = useCallback(() => call('getGrid', { params: { id: restaurant._id } }), [call, restaurant._id]);
  const { value, failed, again, put } = useLoaded(load);
  return (
    <div className="px-4 pt-5 pb-40 md:px-7 md:pb-28">
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value ? <GridEditor grid={value.data} onSaved={(data) => put({ data })} /> : null}
    </div>
  );
}

function GridEditor({ grid, onSaved }: { grid: WeekGrid; onSaved: (grid: WeekGrid) => void }) {
  const { m } = useWords();
  const draft = useGridDraft(grid, onSaved);
  const { week, chosen } = draft;
  const isBad = (cell: Cell) => cell.sittings.some((_, place) => issueOf(cell, place, grid.accepted_sizes) !== null);
  const steps = {
    select: draft.edit,
    toggle: draft.toggle,
    copyDay: (day: number) => draft.setCopying({ day, period: null }),
  };
  const outside = tablesOutsideHours(tablesOf(week), grid.worksheet);
  const isOutside = ({ day, period }: Cell, time: string) =>
    outside.some((one) => one.day === day && one.period === period && one.time === time);
  const shown = { week, chosen, isBad, isOutside, steps };
  const total = totalOf(tablesOf(week));
  return (
    <div className="grid gap-x-7 gap-y-5 xl:grid-cols-[minmax(0,1fr)_18.75rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-64">
            <h1 className="text-dmd">{m.grid.title}</h1>
            <p className="text-sm text-ink-2">{m.grid.text}</p>
          </div>
          <TemplatesMenu grid={grid} onChosen={draft.setWeek} />
          <p className="text-right text-sm text-ink-2">
            <span className="display block text-dmd text-ink">{total}</span>
            {m.grid.perWeek(total)}
          </p>
        </header>
        {draft.conflict ? (
          <Conflict
            merge={draft.conflict}
            onChoose={draft.chooseVersion}
            onDone={draft.endConflict}
            onTakeAll={draft.takeTheirs}
          />
        ) : null}
        <OutsideHours tables={outside} />
        <WeekTable {...shown} />
        <WeekDays {...shown} onDay={(day) => draft.choose({ day, period: chosen.period })} />
      </div>
      <EditorPlace draft={draft} grid={grid} />
      <CopyDialog from={draft.copying} onClose={() => draft.setCopying(null)} copy={draft.copy} />
      <StrandedDialog
        open={draft.seesStranded}
        bookings={draft.stranded ?? []}
        busy={draft.busy}
        onClose={() => draft.seeStranded(false)}
        onDecided={draft.checkAgain}
        onSave={draft.saveKeeping}
      />
      {draft.changes > 0 ? (
        <SaveBar
          changes={draft.changes}
          stranded={draft.stranded}
          refused={draft.refused}
          busy={draft.busy}
          onSee={() => draft.seeStranded(true)}
          onUndo={draft.undoAll}
          onSave={draft.save}
        />
      ) : null}
    </div>
  );
}
