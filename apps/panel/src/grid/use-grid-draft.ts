import type { WeekGrid } from '@metade/contracts/grid.ts';
import type { Booking } from '@metade/contracts/host.ts';
import type { Period } from '@metade/domain/grid.ts';
import { useMemo, useState } from 'react';
import { refusalOf, refusalText } from '../api.ts';
import { useHouse } from '../house/house.tsx';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';
import type { CopyFrom } from './copy-dialog.tsx';
import { useStranded } from './use-stranded.ts';
import type { Cell, Week } from './week.ts';
import { changesBetween, copied, firstBad, inOrder, opened, tablesOf, weekOf, withCell } from './week.ts';

export type GridDraft = ReturnType<typeof useGridDraft>;

/** A week as it is being typed over the one that is saved; what was typed outlives every refusal. */
export function useGridDraft(house: WeekGrid, onSaved: (house: WeekGrid) => void) {
  const { call } = useSession();
  const { restaurant } = useHouse();
  const { m } = useWords();
  const toast = useToast();
  const saved = useMemo(() => weekOf(house.slots), [house]);
  const [week, setWeek] = useState<Week>(saved);
  const [chosen, choose] = useState<{ day: number; period: Period }>(() => saved.find(({ open }) => open) ?? firstCell);
  const [editing, setEditing] = useState(false);
  const [copying, setCopying] = useState<CopyFrom | null>(null);
  const [conflict, setConflict] = useState<WeekGrid | null>(null);
  const [seesStranded, seeStranded] = useState(false);
  const [busy, setBusy] = useState(false);
  const tables = tablesOf(week);
  const bad = firstBad(week, house.accepted_sizes);
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
      const body = { version: house.version, tables, keep: keep.map(({ _id }) => _id) };
      const { data } = await call('saveGrid', { params: { id: restaurant._id }, body });
      seeStranded(false);
      reset(data);
      toast.show({ text: m.grid.saved });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === 'grid_changed') {
        seeStranded(false);
        setConflict(refusal.params?.grid as WeekGrid);
      } else if (refusal?.code === 'bookings_stranded') {
        checkAgain();
        seeStranded(true);
      } else toast.show({ text: refusal ? (refusalText(error) ?? m.failed) : m.unreachable, failure: true });
    } finally {
      setBusy(false);
    }
  };
  const save = () => {
    if (bad) {
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
    takeTheirs: () => conflict && reset(conflict),
    keepMine: () => {
      if (conflict) onSaved(conflict);
      setConflict(null);
    },
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
