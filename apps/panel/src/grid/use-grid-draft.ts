import type { WeekGrid } from '@metade/contracts/grid.ts';
import type { Booking } from '@metade/contracts/host.ts';
import type { Period } from '@metade/domain/grid.ts';
import { useMemo, useState } from 'react';
import { refusalOf, refusalText } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';
import type { CopyFrom } from './copy-dialog.tsx';
import type { Clash, Merge } from './merge-weeks.ts';
import { mergeWeeks } from './merge-weeks.ts';
import { useStranded } from './use-stranded.ts';
import type { Cell, Week } from './week.ts';
import { changesBetween, copied, firstBad, inOrder, opened, tablesOf, weekOf, withCell } from './week.ts';

export type GridDraft = ReturnType<typeof useGridDraft>;

/** An edited week over the saved one; edits survive every refusal. */
export function useGridDraft(grid: WeekGrid, onSaved: (grid: WeekGrid) => void) {
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const { m } = useWords();
  const toast = useToast();
  const saved = useMemo(() => weekOf(grid.slots), [grid]);
  const [week, setWeek] = useState<Week>(saved);
  const [chosen, choose] = useState<{ day: number; period: Period }>(() => saved.find(({ open }) => open) ?? firstCell);
  const [editing, setEditing] = useState(false);
  const [copying, setCopying] = useState<CopyFrom | null>(null);
  const [conflict, setConflict] = useState<(Pick<Merge, 'taken' | 'clashes'> & { saved: WeekGrid }) | null>(null);
  const [seesStranded, seeStranded] = useState(false);
  const [busy, setBusy] = useState(false);
  const tables = tablesOf(week);
  const bad = firstBad(week, grid.accepted_sizes);
  const changes = changesBetween(saved, week);
  useUnsaved(changes > 0);
  const { stranded, refused, again: checkAgain } = useStranded(tables, changes > 0 && !bad);

  const edit = ({ day, period }: Cell) => {
    choose({ day, period });
    setEditing(true);
  };
  const reset = (to: WeekGrid) => {
    setConflict(null);
    setWeek(weekOf(to.slots));
    onSaved(to);
  };
  const send = async (keep: readonly Booking[]) => {
    setBusy(true);
    try {
      const body = { version: grid.version, tables, keep: keep.map(({ _id }) => _id) };
      const { data } = await call('saveGrid', { params: { id: restaurant._id }, body });
      seeStranded(false);
      reset(data);
      toast.show({ text: m.grid.saved });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === 'grid_changed') {
        seeStranded(false);
        const now = refusal.params?.grid as WeekGrid;
        const merge = mergeWeeks(saved, week, weekOf(now.slots));
        setWeek(merge.week);
        setConflict({ ...merge, saved: now });
        onSaved(now);
      } else if (refusal?.code === 'bookings_stranded') {
        checkAgain();
        seeStranded(true);
      } else toast.show({ text: refusal ? (refusalText(error) ?? m.failed) : m.unreachable, failure: true });
    } finally {
      setBusy(false);
    }
  };
  const chooseVersion = (clash: Clash, chosenVersion: 'mine' | 'theirs') => {
    setWeek(withCell(week, clash[chosenVersion]));
    setConflict(
      (now) =>
        now && {
          ...now,
          clashes: now.clashes.map((one) => (one === clash ? { ...one, chosen: chosenVersion } : one)),
        },
    );
  };
  const save = () => {
    if (conflict?.clashes.some((clash) => clash.chosen === null))
      toast.show({ text: m.grid.chooseFirst, failure: true });
    else if (bad) {
      edit(bad);
      toast.show({ text: m.grid.fixFirst, failure: true });
    } else if (stranded && stranded.length > 0) seeStranded(true);
    else void send([]);
  };
  return {
    week,
    setWeek,
    chosen,
    choose,
    edit,
    editing,
    closeEditor: () => {
      setEditing(false);
      setWeek(week.map((cell) => ({ ...cell, sittings: inOrder(cell.sittings) })));
    },
    put: (cell: Cell) => setWeek(withCell(week, cell)),
    toggle: (cell: Cell, open: boolean) => {
      choose(cell);
      setWeek(withCell(week, open ? opened(week, cell) : { ...cell, open: false }));
    },
    copying,
    setCopying,
    copy: (from: CopyFrom, to: number[]) => setWeek(copied(week, from, to)),
    conflict,
    chooseVersion,
    endConflict: () => setConflict(null),
    takeTheirs: () => conflict && reset(conflict.saved),
    changes,
    stranded,
    refused,
    checkAgain,
    seesStranded,
    seeStranded,
    undoAll: () => setWeek(saved),
    save,
    saveKeeping: () => void send(stranded ?? []),
    busy,
  };
}

const firstCell = { day: 1, period: 'night' } as const;
