import type { Answer } from '@metade/api-client/client.ts';
import { formatPercent } from '@metade/i18n/format-money.ts';
import { Button } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { useCallback, useState } from 'react';
import { CsvButton } from '../lists/csv-button.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { useShown } from '../rules/use-shown.ts';
import { useSession } from '../session/session.tsx';
import { go, hrefOf, PanelLink, useRoute } from '../shell/navigation.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { LicenceFile } from './licence-file.tsx';
import { LicenceForm } from './licence-form.tsx';

type Listed = Answer<'listLicensees'>['data'][number];

/** The licence named in the address, or all; a lead in the address is to become one. */
export function LicencesScreen() {
  const { query } = useRoute();
  const id = query.get('licence');
  return id ? <LicenceFile key={id} id={id} /> : <AllLicences lead={query.get('lead')} />;
}

function AllLicences({ lead }: { lead: string | null }) {
  const { m } = useWords();
  const words = m.licensee.licences;
  const { call } = useSession();
  useTitle(words.title);
  const [adding, setAdding] = useState(lead !== null);
  const { value, failed, again } = useLoaded(useCallback(async () => (await call('listLicensees', {})).data, [call]));
  return (
    <>
      <div className="mb-5">
        <ListHead title={words.title} text={words.text}>
          <CsvButton list="exportLicensees" input={{ query: {} }} />
          {adding ? null : (
            <Button kind="brand" className="min-h-12" onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          )}
        </ListHead>
      </div>
      {adding ? (
        <div className="mb-8 max-w-2xl rounded-4 border border-line bg-surface p-5">
          <h2 className="mb-4 text-dsm">{words.add}</h2>
          <LicenceForm
            lead={lead}
            onSaved={({ _id }) => go(hrefOf('licences', { licence: _id }))}
            onCancel={() => setAdding(false)}
          />
        </div>
      ) : null}
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value?.length === 0 && !adding ? <EmptyHalfPlate title={words.none} text={words.noneText} /> : null}
      {value && value.length > 0 ? (
        <ul className="border-t border-line">
          {value.map((one) => (
            <Row key={one._id} licensee={one} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Row({ licensee }: { licensee: Listed }) {
  const { m, locale, date } = useWords();
  const words = m.licensee.licences;
  const { placeOf } = useShown();
  const { _id, name, country, cities, restaurants, leads_due, unpaid, ends_on, share_percent, market_percent } =
    licensee;
  const healthy = leads_due === 0 && unpaid === 0 && ends_on === null;
  return (
    <li className="border-b border-line">
      <PanelLink
        href={hrefOf('licences', { licence: _id })}
        className="flex min-h-18 flex-wrap items-center gap-x-6 gap-y-1 px-1 py-3 hover:bg-hover"
      >
        <span className="min-w-0 flex-1 basis-64">
          <span className="block text-lg font-semibold break-words">{name}</span>
          <span className="block text-sm break-words text-ink-2">
            {placeOf(country)}: {cities.map((city) => city.name).join(', ') || words.ended}
          </span>
        </span>
        <span className="text-sm text-ink-2">{words.restaurants(restaurants)}</span>
        <span className="text-sm text-ink-2 tabular-nums">
          {formatPercent(share_percent ?? market_percent, locale)}
        </span>
        <span className="flex flex-wrap gap-2">
          {leads_due > 0 ? <Tag tone="bad">{words.leadsDue(leads_due)}</Tag> : null}
          {unpaid > 0 ? <Tag tone="wait">{words.unpaid(unpaid)}</Tag> : null}
          {ends_on ? <Tag>{cities.length > 0 ? words.endsOn(date(ends_on, 'short')) : words.ended}</Tag> : null}
          {healthy ? <Tag tone="ok">{words.healthy}</Tag> : null}
        </span>
      </PanelLink>
    </li>
  );
}
