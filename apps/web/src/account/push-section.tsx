import { localDateOf } from '@metade/i18n/format-date.ts';
import { Button } from '@metade/ui/button.tsx';
import { Checkbox, Select } from '@metade/ui/field.tsx';
import { useSyncExternalStore } from 'react';
import { Form, useNavigation } from 'react-router';
import { useWords } from '../words/words.tsx';
import type { ProfileData } from './profile-data.server.ts';
import { pushKinds } from './push-kinds.ts';
import { PushSwitch } from './push-switch.tsx';
import { worksHere } from '@metade/domain/works-here.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const never = () => () => undefined;
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Which notices a person's devices show and when, for all of them; this browser is switched on and off here. */
export function PushSection({ data }: { data: ProfileData }) {
  const { m } = useWords();
  const { push } = data;
  const busy = useNavigation().formData?.get('intent') === 'push-save';
  // The browser's own clock; the server knows only the one that was saved.
  const zone = useSyncExternalStore(never, zoneHere, () => push.zone) || push.zone;
  const kinds = [...pushKinds.own, ...(worksHere(data.user) ? pushKinds.team : [])];
  return (
    <>
      <p className="mt-3 text-ink-2">{m.push.text}</p>
      <PushSwitch push={push} />
      <Form method="post" preventScrollReset className="mt-6">
        <input type="hidden" name="zone" value={zone} />
        {/* Kinds that are not on this page stay as they are. */}
        {pushKinds.team
          .filter((kind) => !kinds.includes(kind) && !push.off.includes(kind))
          .map((kind) => (
            <input key={kind} type="hidden" name="on" value={kind} />
          ))}
        <fieldset>
          <legend className="text-sm font-semibold">{m.push.what}</legend>
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              name="on"
              value={kind}
              label={m.push.kinds[kind]}
              defaultChecked={!push.off.includes(kind)}
            />
          ))}
        </fieldset>
        <fieldset className="mt-4">
          <legend className="text-sm font-semibold">{m.push.quiet}</legend>
          <div className="mt-2 grid max-w-sm grid-cols-2 gap-4">
            {(['from', 'to'] as const).map((end) => (
              <Select key={end} label={m.push[end]} name={end} defaultValue={push[`quiet_${end}`]}>
                {hours.map((hour) => (
                  <option key={hour} value={hour}>
                    {clock(hour)}
                  </option>
                ))}
              </Select>
            ))}
          </div>
          <p className="mt-2 text-sm text-ink-2">{m.push.quietText(zone.replaceAll('_', ' '))}</p>
        </fieldset>
        <Button type="submit" name="intent" value="push-save" busy={busy} className="mt-4">
          {m.profile.save}
        </Button>
      </Form>
      <PushDevices devices={push.devices.filter(({ current }) => !current)} />
    </>
  );
}

/** The others: this one has its switch. */
function PushDevices({ devices }: { devices: ProfileData['push']['devices'] }) {
  const { m, date } = useWords();
  if (devices.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 text-sm font-semibold">{m.push.devices}</h3>
      <ul className="mt-2 border-t border-line">
        {devices.map(({ _id, platform, browser, system, added }) => {
          const unknown = platform === 'expo' ? m.push.app : m.profile.unknownDevice;
          const name = browser && system ? m.profile.sessionOn(browser, system) : (browser ?? unknown);
          return (
            <li
              key={_id}
              className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-b border-line py-4"
            >
              <div className="min-w-0">
                <p className="font-semibold break-words">{name}</p>
                <p className="mt-1 text-sm text-ink-2">
                  {m.push.since(date(localDateOf(added, 'Europe/Lisbon'), 'past'))}
                </p>
              </div>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="device" value={_id} />
                <Button type="submit" name="intent" value="push-off" aria-label={`${m.push.remove}: ${name}`}>
                  {m.push.remove}
                </Button>
              </Form>
            </li>
          );
        })}
      </ul>
    </>
  );
}
