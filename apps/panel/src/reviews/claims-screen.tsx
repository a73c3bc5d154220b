import type { RestaurantClaim } from '@metade/contracts/claims.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { localDateOf } from '@metade/i18n/format-date.ts';
import { Button } from '@metade/ui/button.tsx';
import { TextArea } from '@metade/ui/field.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { useCallback, useState } from 'react';
import type { FormEvent } from 'react';
import { BillPhoto } from './bill-photo.tsx';
import { refusalText } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useNow } from '../restaurant/use-now.ts';
import { useSettings } from '../session/config.tsx';
import { useSession } from '../session/session.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useToast } from '../shell/toast.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';

/** Claims that the discount was not given, each with the restaurant's answer or the form for it. */
export default function ClaimsScreen() {
  const { m } = useWords();
  const words = m.evening.claims;
  const { call } = useSession();
  const { restaurant, reload } = useRestaurant();
  useTitle(words.title);
  const load = useCallback(
    async () => (await call('listRestaurantClaims', { params: { id: restaurant._id } })).data,
    [call, restaurant._id],
  );
  const { value, failed, again, put } = useLoaded(load);
  return (
    <div className="mx-auto max-w-4xl px-4 pt-5 pb-10 md:px-6">
      <h1 className="text-dmd">{words.title}</h1>
      <p className="text-ink-2">{words.text}</p>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value?.length === 0 ? <EmptyHalfPlate title={words.none} text={words.noneText} /> : null}
      <ul className="mt-4 divide-y divide-line">
        {value?.map((claim) => (
          <li key={claim.order} className="py-6">
            <Claim
              claim={claim}
              onAnswered={(next) => {
                put(value.map((one) => (one.order === next.order ? next : one)));
                reload();
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Claim({ claim, onAnswered }: { claim: RestaurantClaim; onAnswered: (claim: RestaurantClaim) => void }) {
  const { m, locale, date, time } = useWords();
  const { restaurant } = useRestaurant();
  const moment = (instant: string) =>
    `${date(localDateOf(instant, restaurant.time_zone), 'past')}, ${time(instant, restaurant.time_zone)}`;
  return (
    <article aria-labelledby={claim.order} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={claim.order} className="text-dsm">
          {claim.number} · {claim.diner}
        </h2>
        <Tag tone={claim.state === 'open' ? 'wait' : 'neutral'}>{m.desk.claimStates[claim.state]}</Tag>
      </header>
      <p className="text-sm text-ink-2">
        {date(claim.date, 'year')}, {claim.time} · {m.row.people(claim.people)} · {m.desk.charged}:{' '}
        {formatMoney(claim.charged, locale)}
      </p>
      <Said by={m.desk.theyWrite(claim.diner)}>{claim.text}</Said>
      <BillPhoto
        path={`/v1/host/restaurants/${restaurant._id}/claims/${claim.order}/photo`}
        alt={m.desk.bill(claim.number)}
      />
      {claim.house_text ? (
        <Said by={`${m.evening.claims.yours}, ${moment(claim.house_at ?? claim.created)}`}>{claim.house_text}</Said>
      ) : claim.state === 'open' ? (
        <WordForm claim={claim} by={moment(claim.answer_by)} onAnswered={onAnswered} />
      ) : null}
    </article>
  );
}

function Said({ by, children }: { by: string; children: string }) {
  return (
    <figure>
      <figcaption className="text-sm text-ink-3">{by}</figcaption>
      <blockquote className="mt-1 border-l-4 border-line pl-4 break-words whitespace-pre-line">{children}</blockquote>
    </figure>
  );
}

function WordForm({
  claim,
  by,
  onAnswered,
}: {
  claim: RestaurantClaim;
  by: string;
  onAnswered: (claim: RestaurantClaim) => void;
}) {
  const { m } = useWords();
  const words = m.evening.claims;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const { show } = useToast();
  const { complaintTextMin, complaintTextMax } = useSettings();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const late = Date.parse(claim.answer_by) < useNow(0, 30_000);
  useUnsaved(text.trim() !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(text.trim().length < complaintTextMin ? words.tooShort(complaintTextMin) : '');
    if (text.trim().length < complaintTextMin) return;
    setBusy(true);
    try {
      const params = { id: restaurant._id, order: claim.order };
      const { data } = await call('answerClaim', { params, body: { text: text.trim() } });
      show({ text: words.sent(claim.number) });
      onAnswered(data);
    } catch (error) {
      setFailure(refusalText(error) ?? m.unreachable);
    }
    setBusy(false);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4 rounded-4 border border-line p-5"
    >
      <p className="text-sm font-semibold text-wait-ink">{late ? words.late : words.by(by)}</p>
      <TextArea
        label={words.word}
        hint={words.wordHint}
        error={failure || undefined}
        value={text}
        rows={4}
        maxLength={complaintTextMax}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" kind="ink" size="host" busy={busy} className="self-start">
        {words.send}
      </Button>
    </form>
  );
}
