import { localDateAt } from '@metade/domain/time.ts';
import { Button } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Skeleton } from '@metade/ui/skeleton.tsx';
import { useCallback, useState } from 'react';
import { LeadBoard } from '../leads/lead-board.tsx';
import { LeadSums } from '../leads/lead-sums.tsx';
import { AddLead } from '../leads/add-lead.tsx';
import { useLeads } from '../leads/use-leads.ts';
import { useNow } from '../restaurant/use-now.ts';
import { useSession } from '../session/session.tsx';
import { deviceZone } from '../shell/device-zone.ts';
import { go, hrefOf } from '../shell/navigation.tsx';
import { Loading, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { DemandBars } from './demand-bars.tsx';
import { MonthSoFar } from './month-so-far.tsx';
import { TerritorySearch } from './territory-search.tsx';
import { TerritoryMap } from './territory-map.tsx';

/** A licensee's start screen: map, current month, unmet demand, and leads. */
export function TerritoryScreen() {
  const { m, Date: dateWords } = useWords();
  const words = m.licensee.territory;
  const { call } = useSession();
  useTitle(words.title);
  const load = useCallback(async () => {
    const [territory, demand, restaurants, open] = await Promise.all([
      call('getTerritory', {}),
      call('listTerritoryDemand', {}),
      call('listTerritoryRestaurants', {}),
      call('getOpenStatement', {}),
    ]);
    return { territory: territory.data, demand: demand.data, restaurants: restaurants.data, open: open.data };
  }, [call]);
  const { value, failed, missing, again } = useLoaded(load);
  const leads = useLeads({});
  const today = localDateAt(useNow(0, 60_000), deviceZone());
  const [adding, setAdding] = useState<'lead' | 'restaurant' | null>(null);
  if (missing || value?.territory.cities.length === 0)
    return <EmptyHalfPlate level={1} title={words.none} text={words.noneText} />;
  return (
    <>
      <div className="in-turn">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-4 rail:flex-nowrap">
          <div className="w-full min-w-0 rail:w-auto">
            <h1 className="text-dmd">{words.title}</h1>
            <p className="min-h-18 text-ink-2 sm:min-h-6">
              {value
                ? words.text(
                    value.territory.name,
                    value.territory.cities.map(({ name }) => name).join(', '),
                    dateWords(today),
                  )
                : null}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-3 max-sm:w-full rail:shrink-0 rail:flex-nowrap">
            <TerritorySearch restaurants={value?.restaurants ?? []} leads={leads.value?.data ?? []} />
            <Button kind="brand" className="min-h-12" onClick={() => setAdding('restaurant')}>
              {words.invite}
            </Button>
          </div>
        </div>
        {failed ? <Unreachable again={again} /> : null}
        {!value && !failed ? (
          <Loading>
            <Skeleton className="h-98" />
          </Loading>
        ) : null}
        {value ? (
          <div className="grid gap-6 rail:grid-cols-[minmax(0,1.43fr)_minmax(0,1fr)]">
            <TerritoryMap cities={value.territory.cities} demand={value.demand} restaurants={value.restaurants} />
            <div className="flex flex-col gap-4">
              <MonthSoFar statement={value.open} />
              <DemandBars demand={value.demand} cities={value.territory.cities} />
            </div>
          </div>
        ) : null}
        <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="text-dsm">{m.licensee.leads.title}</h2>
          <span className="flex flex-wrap items-center gap-x-3">
            {leads.value ? <LeadSums leads={leads.value.data} /> : null}
            <button
              type="button"
              onClick={() => setAdding('lead')}
              className="min-h-11 text-sm font-semibold underline underline-offset-4"
            >
              {m.licensee.leads.add}
            </button>
          </span>
        </div>
        {leads.failed ? <Unreachable again={leads.again} /> : null}
        {leads.value ? (
          <LeadBoard leads={leads.value.data} href={({ _id }) => hrefOf('leads', { lead: _id })} onMove={leads.move} />
        ) : null}
      </div>
      {adding ? (
        <AddLead
          invite={adding === 'restaurant'}
          onClose={() => setAdding(null)}
          onAdded={({ _id }) => {
            setAdding(null);
            go(hrefOf('leads', { lead: _id }));
          }}
        />
      ) : null}
    </>
  );
}
