import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Bell, Calendar, ChevronRight, FilterX, MapPin, Sun } from 'lucide-react';
import { Link } from 'react-router';
import type { ResultsData } from './results-data.server.ts';
import { useWords } from '../words/words.tsx';
import { useAppliedFilters } from './filters.tsx';
import { cleared, writeQuery } from './query.ts';

/** Empty result: which filter removes how much, and up to three suggestions with numbers of tables. */
export function NothingFound({ data }: { data: ResultsData }) {
  const { m, date, Date, number } = useWords();
  const { query, waysOut } = data;
  const applied = useAppliedFilters(data);
  const costs = data.costs.flatMap(({ filter, value, tables }) => {
    const ofFilter = applied.filter((one) => one.filter === filter && (value === null || one.value === value));
    if (ofFilter.length === 0) return [];
    const change = ofFilter.length === 1 ? ofFilter[0]?.without : { [filter]: [] };
    return { name: ofFilter.map(({ name }) => name).join(', '), to: writeQuery(query, change) || '?', tables };
  });
  const label = (way: Way) => {
    const when = [way.date === data.date && way.city ? '' : Date(way.date), periodOf(way)].filter(Boolean).join(', ');
    const where = way.city ? m.search.wayCity(way.city.name, number(way.distance_km ?? 0)) : '';
    return [where, when].filter(Boolean).join(' · ');
  };
  const periodOf = (way: Way) => {
    if (way.period === (query.period ?? null)) return '';
    return way.period ? m.site.periods[way.period] : m.search.anyPeriod.toLocaleLowerCase();
  };
  return (
    <EmptyHalfPlate
      level={1}
      title={m.search.noneTitle}
      text={waysOut.length + costs.length > 0 ? m.search.noneText(date(data.date)) : m.search.noneTextAlone}
    >
      {costs.map(({ name, to, tables }) => (
        <WayOut key={to} to={to} icon={FilterX} label={m.search.without(name)} count={m.site.tables(tables)} />
      ))}
      {threeOf(waysOut).map((way) => {
        const change = { date: way.date, period: way.period ?? undefined, ...(way.city ? { near: undefined } : {}) };
        const place = way.city ? `/restaurants/${way.city.region.iso}/${way.city.slug}` : '';
        const to = place + (writeQuery(query, change) || '?');
        return <WayOut key={to} to={to} icon={icons[way.kind]} label={label(way)} count={m.site.tables(way.tables)} />;
      })}
      {data.hasFull ? (
        <Link
          to={writeQuery(query, { date: query.date ?? data.date, all: true })}
          className="flex min-h-16 items-center gap-4 rounded-3 border border-dashed border-line-strong px-5 py-3 hover:bg-hover"
        >
          <Bell aria-hidden="true" className="size-5 shrink-0" />
          <span className="flex-1 text-sm font-semibold">{m.waiting.alertMe}</span>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
        </Link>
      ) : null}
      <Link to={writeQuery({ ...cleared(query), all: true })} className="text-link self-start py-2 text-sm">
        {m.search.seeWithoutFilters}
      </Link>
    </EmptyHalfPlate>
  );
}

type Way = ResultsData['waysOut'][number];

const icons = { date: Calendar, period: Sun, city: MapPin };

/** One of each kind first: another day, another period, a city nearby. */
function threeOf(ways: Way[]): Way[] {
  const first = ways.filter((way, index) => ways.findIndex((other) => other.kind === way.kind) === index);
  return [...first, ...ways.filter((way) => !first.includes(way))].slice(0, 3);
}

function WayOut({ to, icon: Icon, label, count }: { to: string; icon: typeof Calendar; label: string; count: string }) {
  return (
    <Link to={to} className="flex min-h-16 items-center gap-4 rounded-3 border border-line px-5 hover:bg-hover">
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="flex-1 text-sm font-semibold">{label}</span>
      <span className="text-sm text-ink-2">{count}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  );
}
