import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Calendar, ChevronRight, MapPin, Sun } from 'lucide-react';
import { Link } from 'react-router';
import type { ResultsData } from '../routes/restaurants.tsx';
import { useWords } from '../words/words.tsx';
import { cleared } from './filters.tsx';
import { writeQuery } from './query.ts';

/** No table: the fact, and up to three ways out with their numbers. */
export function NothingFound({ data }: { data: ResultsData }) {
  const { m, Date, date, number } = useWords();
  const { query, waysOut } = data;
  return (
    <EmptyHalfPlate
      level={1}
      title={m.search.noneTitle}
      text={waysOut.length > 0 ? m.search.noneText(date(data.date)) : m.search.noneTextAlone}
    >
      {waysOut.slice(0, 3).map((way) => {
        const icon = { date: Calendar, period: Sun, city: MapPin }[way.kind];
        const label =
          way.kind === 'date' && way.date
            ? Date(way.date)
            : way.kind === 'period' && way.period
              ? `${Date(data.date)}, ${m.site.periods[way.period]}`
              : m.search.wayCity(way.city?.name ?? '', number(way.distance_km ?? 0));
        const change = {
          date: way.date ?? query.date,
          ...(way.kind === 'period' && way.period ? { period: way.period } : {}),
        };
        const target = way.city ? `/restaurants/${way.city.region.iso}/${way.city.slug}` : '';
        return (
          <WayOut
            key={label}
            to={target + (writeQuery(query, change) || '?')}
            icon={icon}
            label={label}
            count={m.site.tables(way.tables)}
          />
        );
      })}
      <Link to={writeQuery(cleared(query)) || '?'} className="text-link self-start py-2 text-sm">
        {m.search.seeWithoutFilters}
      </Link>
    </EmptyHalfPlate>
  );
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
