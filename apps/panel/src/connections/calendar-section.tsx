import { Button } from '@metade/ui/button.tsx';
import { Checkbox, Field } from '@metade/ui/field.tsx';
import { useCallback, useState } from 'react';
import { refusalText } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { ConfirmButton } from '../shell/confirm-button.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useToast } from '../shell/toast.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { CopyButton } from './copy-button.tsx';

/** The secret calendar address of the bookings: copy, renew or delete it. */
export function CalendarSection() {
  const { m } = useWords();
  const { calendar: words } = m.connections;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const toast = useToast();
  const load = useCallback(() => call('getCalendarFeed', { params: { id: restaurant._id } }), [call, restaurant]);
  const { value, failed, again, put } = useLoaded(load);
  const [busy, setBusy] = useState(false);
  const params = { id: restaurant._id };
  const run = async (work: Promise<Awaited<ReturnType<typeof load>>>, said: string) => {
    setBusy(true);
    try {
      put(await work);
      toast.show({ text: said });
    } catch (error) {
      toast.show({ text: refusalText(error) ?? m.unreachable, failure: true });
    }
    setBusy(false);
  };
  const save = (names: boolean, renew: boolean, said: string) =>
    run(call('saveCalendarFeed', { params, body: { names, renew } }), said);
  const feed = value?.data;
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="text-dsm">{words.title}</h2>
        <p className="mt-1 text-ink-2">{words.text}</p>
      </div>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value && !feed ? (
        <Button kind="ink" busy={busy} onClick={() => void save(false, false, words.made)} className="self-start">
          {words.make}
        </Button>
      ) : null}
      {feed ? (
        <>
          <Field
            label={words.address}
            hint={words.secret}
            readOnly
            value={feed.url}
            onFocus={(event) => event.target.select()}
          />
          <Checkbox
            label={words.names}
            checked={feed.names}
            disabled={busy}
            onChange={(event) => void save(event.target.checked, false, words.saved)}
          />
          <div className="flex flex-wrap gap-3">
            <CopyButton text={feed.url} label={words.copy} />
            <ConfirmButton
              label={words.renew}
              title={words.renewTitle}
              text={words.renewText}
              disabled={busy}
              act={() => save(feed.names, true, words.renewed)}
            />
            <ConfirmButton
              label={words.revoke}
              title={words.revokeTitle}
              text={words.revokeText}
              disabled={busy}
              act={() => run(call('revokeCalendarFeed', { params }), words.revoked)}
            />
          </div>
        </>
      ) : null}
    </section>
  );
}
