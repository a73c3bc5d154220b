import type { Answer } from '@metade/api-client/client.ts';
import { formatNumber } from '@metade/i18n/format-money.ts';
import { Button } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { useCallback, useState } from 'react';
import { refusalText } from '../api.ts';
import { AddLead } from '../leads/add-lead.tsx';
import { CsvButton } from '../lists/csv-button.tsx';
import { ListHead } from '../lists/list-head.tsx';
import { useSession } from '../session/session.tsx';
import { go, hrefOf, PanelLink, useRoute } from '../shell/navigation.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useToast } from '../shell/toast.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { RestaurantView } from './restaurant-view.tsx';

type Restaurant = Answer<'listTerritoryRestaurants'>['data'][number];

/** The restaurant named in the address, or all of the territory. */
export default function RestaurantsScreen() {
  const id = useRoute().query.get('restaurant');
  return id ? <RestaurantView key={id} id={id} /> : <AllRestaurants />;
}

function AllRestaurants() {
  const { m } = useWords();
  const words = m.licensee.restaurants;
  const { call } = useSession();
  useTitle(words.title);
  const { value, failed, again, put } = useLoaded(
    useCallback(async () => (await call('listTerritoryRestaurants', {})).data, [call]),
  );
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <div className="mb-5">
        <ListHead title={words.title} text={words.text}>
          <CsvButton list="exportTerritoryRestaurants" input={{ query: {} }} />
          <Button kind="brand" className="min-h-12" onClick={() => setInviting(true)}>
            {m.licensee.territory.invite}
          </Button>
        </ListHead>
      </div>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value?.length === 0 ? <EmptyHalfPlate title={words.none} text={words.noneText} /> : null}
      {value && value.length > 0 ? (
        <ul className="border-t border-line">
          {value.map((one) => (
            <Row
              key={one._id}
              restaurant={one}
              onChanged={(next) => put(value.map((other) => (other._id === next._id ? next : other)))}
            />
          ))}
        </ul>
      ) : null}
      {inviting ? (
        <AddLead invite onClose={() => setInviting(false)} onAdded={({ _id }) => go(hrefOf('leads', { lead: _id }))} />
      ) : null}
    </>
  );
}

function Row({ restaurant, onChanged }: { restaurant: Restaurant; onChanged: (next: Restaurant) => void }) {
  const { m, locale } = useWords();
  const words = m.licensee.restaurants;
  const { call } = useSession();
  const { show } = useToast();
  const [busy, setBusy] = useState(false);
  const { _id, company_name, city, district, state, rating } = restaurant;
  const preapprove = async () => {
    setBusy(true);
    try {
      onChanged((await call('preapproveRestaurant', { params: { id: _id } })).data);
      show({ text: words.preapprovedToast });
    } catch (error) {
      show({ text: refusalText(error) ?? m.unreachable, failure: true });
    }
    setBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
      <PanelLink
        href={hrefOf('territoryRestaurants', { restaurant: _id })}
        className="flex min-h-11 min-w-0 flex-1 basis-60 flex-col justify-center rounded-2 hover:bg-hover"
      >
        <span className="font-semibold break-words">{company_name}</span>
        <span className="text-sm text-ink-2">{[district, city].filter(Boolean).join(', ')}</span>
      </PanelLink>
      <span className="text-sm text-ink-2">
        {rating.average === null ? words.noRating : words.rating(formatNumber(rating.average, locale, 1), rating.count)}
      </span>
      <Tag
        tone={state === 'approved' ? (restaurant.show ? 'ok' : 'neutral') : state === 'submitted' ? 'wait' : 'neutral'}
      >
        {state === 'approved' && !restaurant.show ? words.hidden : words.states[state]}
      </Tag>
      {state === 'submitted' && restaurant.preapproved === null ? (
        <Button
          busy={busy}
          className="min-h-11"
          aria-label={words.preapproveOf(company_name)}
          onClick={() => void preapprove()}
        >
          {words.preapprove}
        </Button>
      ) : null}
      {restaurant.preapproved !== null && state === 'submitted' ? (
        <span className="text-sm text-ink-2">{words.preapproved}</span>
      ) : null}
    </li>
  );
}
