import { localDateOf } from '@metade/i18n/format-date.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { useCallback, useState } from 'react';
import type { FormEvent } from 'react';
import { refusalOf } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';

/** Whether there is a PIN, and a form for a new one. Input stays when somebody else was faster. */
export default function WaiterPinScreen() {
  const { m, date } = useWords();
  const { waiterPin: words } = m;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const params = { id: restaurant._id };
  const load = useCallback(
    async () => (await call('getWaiterPin', { params: { id: restaurant._id } })).data,
    [call, restaurant],
  );
  const { value, failed, again, put } = useLoaded(load);
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  useTitle(words.title);

  const save = async (next: string | null) => {
    setBusy(true);
    setSaid('');
    setError(undefined);
    try {
      put((await call('setWaiterPin', { params, body: { pin: next, version: value?.version ?? 0 } })).data);
      setPin('');
      setSaid(next === null ? words.removed : words.saved);
    } catch (problem) {
      const refusal = refusalOf(problem);
      setError(refusal ? refusal.message || m.failed : m.unreachable);
      if (refusal?.code === 'waiter_pin_changed') again();
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (/^\d{4}$/.test(pin)) void save(pin);
    else setError(words.bad);
  };
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5 px-4 pt-4 pb-6 md:px-6">
      <h1 className="text-dmd">{words.title}</h1>
      <p className="text-ink-2">{words.text}</p>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value ? (
        <form onSubmit={submit} noValidate className="flex flex-col gap-5">
          <p className="font-semibold">
            {value.set && value.changed
              ? words.since(date(localDateOf(value.changed, restaurant.time_zone), 'past'))
              : words.none}
          </p>
          <Field
            label={words.new}
            hint={words.hint}
            error={error}
            value={pin}
            onChange={(event) => setPin(event.target.value.replace(/\D/g, '').slice(0, 4))}
            inputMode="numeric"
            autoComplete="off"
            className="max-w-48"
          />
          <div className="flex flex-wrap gap-3">
            <Button kind="ink" size="host" type="submit" busy={busy}>
              {value.set ? words.change : words.set}
            </Button>
            {value.set ? (
              <Button size="host" disabled={busy} onClick={() => void save(null)}>
                {words.remove}
              </Button>
            ) : null}
          </div>
        </form>
      ) : null}
      <p role="status" className="min-h-6 font-semibold text-ok">
        {said}
      </p>
    </div>
  );
}
