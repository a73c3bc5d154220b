import type { CalendarDay } from '@metade/contracts/calendar.ts';
import { tablesPerSlotMax } from '@metade/domain/grid.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { CircleAlert, Star } from 'lucide-react';
import { useEffect, useState } from 'react';
import { refusalOf } from '../api.ts';
import { StandingList } from '../grid/standing-list.tsx';
import { Stepper } from '../grid/stepper.tsx';
import { Switch } from '../grid/switch.tsx';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { useToast } from '../shell/toast.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import type { Words } from '../words/words.tsx';
import { useWords } from '../words/words.tsx';
import type { DayDraft } from './day-plan.ts';
import { changesDay, draftOf, isClosed, isTyped, planOf, standingIn } from './day-plan.ts';

/** A day: closed or open, by period, other quantities, and the bookings in what is closed. */
export function DayPanel({ day, onSaved }: { day: CalendarDay; onSaved: (day: CalendarDay) => void }) {
  const { m, Date: dateWords } = useWords();
  const { call } = useSession();
  const { restaurant, state, store } = useRestaurant();
  const toast = useToast();
  const [draft, setDraft] = useState<DayDraft>(() => draftOf(day));
  const [base, setBase] = useState(day);
  const [conflict, setConflict] = useState<CalendarDay | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => void store.load(day.date), [store, day.date]);
  const dirty = isTyped(draft, base);
  useUnsaved(dirty);
  const standing = standingIn(draft, base, state.days[day.date]?.bookings ?? []);
  const empty = base.periods.every(({ slots }) => slots.length === 0);

  const take = (next: CalendarDay) => {
    setConflict(null);
    setBase(next);
    setDraft(draftOf(next));
    onSaved(next);
  };
  const save = async () => {
    setBusy(true);
    try {
      const params = { id: restaurant._id, date: base.date };
      const { data } = await call('saveCalendarDay', { params, body: planOf(draft, base) });
      take(data);
      toast.show({ text: m.calendar.saved(dateWords(data.date, 'short')) });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === 'calendar_changed') setConflict(refusal.params?.day as CalendarDay);
      else toast.show({ text: refusal ? refusal.message || m.failed : m.unreachable, failure: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section
      aria-label={dateWords(base.date)}
      className="flex flex-col gap-4 rounded-4 border border-line p-4.5 shadow-1"
    >
      <h2 className="text-dsm">{dateWords(base.date)}</h2>
      {base.holiday ? (
        <p className="flex items-center gap-2 text-sm text-info-ink">
          <Star aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.9} />
          {base.holiday.name} ({m.calendar.kinds[base.holiday.kind]})
        </p>
      ) : null}
      {base.past ? <p className="text-ink-2">{m.calendar.past}</p> : null}
      {conflict ? (
        <Banner
          tone="wait"
          live="alert"
          icon={<CircleAlert aria-hidden="true" className="size-5" strokeWidth={1.9} />}
          action={
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => take(conflict)}>{m.calendar.takeTheirs}</Button>
              <Button
                kind="ink"
                onClick={() => {
                  setBase(conflict);
                  setConflict(null);
                }}
              >
                {m.calendar.keepMine}
              </Button>
            </div>
          }
        >
          <p className="font-semibold">{m.calendar.conflictTitle}</p>
          <p>{m.calendar.conflictNow(told(conflict, m))}</p>
        </Banner>
      ) : null}
      {base.past ? null : (
        <>
          <Switch
            on={!draft.closed}
            label={m.calendar.dayOpen}
            words={draft.closed ? m.calendar.dayOpenNo : m.calendar.dayOpen}
            onChange={(open) => setDraft({ ...draft, closed: !open })}
          />
          {empty ? (
            <p className="text-sm text-ink-2">
              {m.calendar.nothing}{' '}
              <PanelLink href={hrefOf('grid')} className="inline-flex min-h-11 items-center text-link">
                {m.calendar.toGrid}
              </PanelLink>
            </p>
          ) : null}
          {draft.closed ? null : <Periods day={base} draft={draft} onChange={setDraft} />}
          {changesDay(draft, base) ? (
            <Field
              label={m.calendar.reason}
              value={draft.reason}
              maxLength={120}
              onChange={(event) => setDraft({ ...draft, reason: event.target.value })}
            />
          ) : null}
          <div className="flex flex-wrap gap-2">
            <Button kind="brand" busy={busy} disabled={!dirty} onClick={() => void save()} className="flex-1">
              {m.calendar.save}
            </Button>
            {dirty ? <Button onClick={() => setDraft(draftOf(base))}>{m.calendar.undo}</Button> : null}
          </div>
        </>
      )}
      {standing.length > 0 && !base.past ? (
        <div>
          <p className="mb-2 text-sm font-semibold text-wait-ink">{m.calendar.standing(standing.length)}</p>
          <StandingList bookings={standing} onDecided={() => void store.load(base.date)} />
        </div>
      ) : null}
    </section>
  );
}

function Periods({ day, draft, onChange }: { day: CalendarDay; draft: DayDraft; onChange: (draft: DayDraft) => void }) {
  const { m } = useWords();
  return day.periods
    .filter(({ slots }) => slots.length > 0)
    .map(({ period, slots }) => {
      const closed = isClosed(draft, period);
      const others = draft.closedPeriods.filter((one) => one !== period);
      return (
        <fieldset key={period} className="border-t border-line pt-3">
          <legend className="sr-only">{m.day.periods[period]}</legend>
          <div className="flex items-center justify-between gap-3">
            <span aria-hidden="true" className="font-semibold">
              {m.day.periods[period]}
            </span>
            <Switch
              on={!closed}
              label={m.calendar.periodOpen(m.day.periods[period])}
              words={closed ? m.grid.closed : m.grid.open}
              onChange={(open) => onChange({ ...draft, closedPeriods: open ? others : [...others, period] })}
            />
          </div>
          {closed ? null : <Quantities slots={slots} draft={draft} onChange={onChange} />}
        </fieldset>
      );
    });
}

/** Other quantities than the week's, collapsed by default. */
function Quantities({
  slots,
  draft,
  onChange,
}: {
  slots: CalendarDay['periods'][number]['slots'];
  draft: DayDraft;
  onChange: (draft: DayDraft) => void;
}) {
  const { m } = useWords();
  const [differs] = useState(() => slots.some(({ _id, week }) => draft.quantities[_id] !== week));
  const tables = slots.reduce((sum, { _id, week }) => sum + (draft.quantities[_id] ?? week), 0);
  return (
    <details open={differs}>
      <summary className="flex min-h-11 items-center justify-between gap-3 text-sm">
        <span className="text-link">{m.calendar.otherQuantities}</span>
        <span className="text-ink-2">{m.calendar.tables(tables)}</span>
      </summary>
      {slots.map((slot) => (
        <div key={slot._id} className="py-1">
          <Stepper
            label={m.calendar.slot(slot.time, slot.places)}
            less={`${m.grid.less(slot.places)}, ${slot.time}`}
            more={`${m.grid.more(slot.places)}, ${slot.time}`}
            value={draft.quantities[slot._id] ?? slot.week}
            max={tablesPerSlotMax}
            onChange={(qtd) => onChange({ ...draft, quantities: { ...draft.quantities, [slot._id]: qtd } })}
          />
          {draft.quantities[slot._id] === slot.week ? null : (
            <p className="text-xs text-ink-3">{m.calendar.ofWeek(slot.week)}</p>
          )}
        </div>
      ))}
    </details>
  );
}

/** A saved day as short text. */
function told(day: CalendarDay, m: Words['m']): string {
  if (day.closed) return m.calendar.dayOpenNo;
  const closed = day.periods
    .filter((one) => one.closed)
    .map(({ period }) => `${m.day.periods[period]}: ${m.grid.closed}`);
  const other = day.periods
    .filter((one) => !one.closed)
    .flatMap(({ slots }) => slots.filter(({ qtd, week }) => qtd !== week))
    .map(({ time, places, qtd }) => `${m.calendar.slot(time, places)}: ${qtd}`);
  return [...closed, ...other].join('; ') || m.calendar.asWeek;
}
