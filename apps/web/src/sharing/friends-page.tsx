import { Banner, Problem } from '@metade/ui/banner.tsx';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { Field, TextArea } from '@metade/ui/field.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { CircleCheck, CircleX, Navigation } from 'lucide-react';
import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { FriendsData, FriendsResult } from './friends-data.server.ts';
import { Picture } from '../pictures/picture.tsx';
import { useWords } from '../words/words.tsx';

/** A shared booking for friends: where and when, and the form to say whether they come. */
export function FriendsPage({
  data,
  result,
}: {
  data: Extract<FriendsData, { booking: object }>;
  result: FriendsResult | undefined;
}) {
  const { m, Date, time } = useWords();
  const { booking } = data;
  const { restaurant } = booking;
  const words = m.sharing;
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-xl">
        <p className="text-md text-ink-2">{words.invites(booking.host)}</p>
        <h1 className="mt-1 text-dlg break-words">{restaurant.company_name}</h1>
        <Picture
          picture={restaurant.cover}
          sizes="(min-width: 40rem) 36rem, 100vw"
          eager
          alt=""
          className="mt-5 aspect-[2/1] w-full rounded-3"
        />
        <p className="display mt-5 text-dsm">
          {Date(booking.date)}, {time(booking)}
        </p>
        <p className="mt-1 text-ink-2">
          {[restaurant.address, restaurant.city].filter(Boolean).join(', ')} · {m.checkout.shortTable(booking.people)}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <a href={data.directions} target="_blank" rel="noopener" className={buttonClass()}>
            <Navigation aria-hidden="true" className="size-5 shrink-0" />
            {m.orders.directions}
          </a>
          <Link to={`/restaurant/description/${restaurant.slug}`} className={buttonClass()}>
            {words.seeRestaurant}
          </Link>
        </div>
        {booking.state === 'cancelled' ? (
          <div className="mt-6">
            <Banner tone="bad" icon={<CircleX aria-hidden="true" className="size-5" />}>
              {words.cancelled}
            </Banner>
          </div>
        ) : (
          <AnswerForm data={data} result={result} />
        )}
      </div>
    </div>
  );
}

function AnswerForm({
  data,
  result,
}: {
  data: Extract<FriendsData, { booking: object }>;
  result: FriendsResult | undefined;
}) {
  const { m } = useWords();
  const busy = useNavigation().formMethod === 'POST';
  const words = m.sharing;
  const own = data.booking.own;
  const [coming, setComing] = useState(own?.coming ?? true);
  const problem = result?.problem;
  const general = problem && Object.keys(problem.fields).length === 0 ? problem.message : null;
  return (
    <section aria-labelledby="answer" className="mt-8 border-t border-line pt-7">
      <h2 id="answer" className="text-dsm">
        {words.question}
      </h2>
      <div className="mt-4 flex flex-col gap-5">
        {data.booking.state === 'waiting' ? <p className="text-sm text-ink-2">{words.notSure}</p> : null}
        {general ? <Problem>{general}</Problem> : null}
        {data.done && !problem ? (
          <Banner tone="ok" live="status" icon={<CircleCheck aria-hidden="true" className="size-5" />}>
            {words.thanks(data.booking.host)}
          </Banner>
        ) : null}
        <Form method="post" noValidate preventScrollReset className="flex flex-col gap-5">
          <fieldset className="flex flex-wrap gap-3">
            <legend className="sr-only">{words.question}</legend>
            {[true, false].map((yes) => (
              <label
                key={String(yes)}
                className={`flex min-h-12 flex-1 items-center gap-3 rounded-3 px-4 font-semibold ${coming === yes ? 'border-2 border-ink' : 'border border-line-strong'}`}
              >
                <input
                  type="radio"
                  name="coming"
                  value={yes ? 'yes' : 'no'}
                  checked={coming === yes}
                  onChange={() => setComing(yes)}
                  className="size-5 shrink-0 accent-brand"
                />
                {yes ? words.yes : words.no}
              </label>
            ))}
          </fieldset>
          <Field
            name="name"
            label={words.name}
            required
            maxLength={40}
            autoComplete="given-name"
            defaultValue={own?.name}
            error={problem?.fields.name}
          />
          {coming ? (
            <TextArea
              name="allergies"
              label={`${words.allergies} (${m.site.optional})`}
              hint={words.allergiesHint(data.booking.host)}
              rows={2}
              maxLength={data.allergiesMax}
              defaultValue={own?.allergies}
              error={problem?.fields.allergies}
            />
          ) : null}
          <Button type="submit" kind="brand" size="lg" busy={busy} className="self-start">
            {own ? words.change : words.send}
          </Button>
        </Form>
      </div>
    </section>
  );
}

/** An invalid link. */
export function FriendsMissing() {
  const { m } = useWords();
  return (
    <div className="page-width pt-8 md:pt-12">
      <EmptyHalfPlate title={m.sharing.goneTitle} text={m.sharing.goneText} level={1}>
        <Link to="/" className={`${buttonClass()} self-start`}>
          {m.orders.findTable}
        </Link>
      </EmptyHalfPlate>
    </div>
  );
}
