import { Problem } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Bell } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { subscribe, supportsPush, unsubscribe } from '../device/push-subscription.ts';
import { useWords } from '../words/words.tsx';
import type { ProfileData } from './profile-data.server.ts';

type Trouble = 'denied' | 'failed';

/** Turns this browser's notifications on and off. It asks for the permission when it is pressed, never before. */
export function PushSwitch({ push }: { push: ProfileData['push'] }) {
  const { m } = useWords();
  const submit = useSubmit();
  const sending = useNavigation().state === 'submitting';
  const supported = useSyncExternalStore(never, supportsPush, () => null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [asking, setAsking] = useState(false);
  const { web_key: key } = push;
  const here = push.devices.find(({ current, platform }) => current && platform === 'web');
  if (key === null || supported === null) return null;
  if (!supported) return <p className="mt-4 text-sm text-ink-2">{m.push.unsupported}</p>;
  const send = (fields: Record<string, string>) => void submit(fields, { method: 'post', preventScrollReset: true });
  const turnOn = async () => {
    setAsking(true);
    setTrouble(null);
    const outcome = await subscribe(key).catch(() => 'failed' as const);
    setAsking(false);
    if (typeof outcome === 'string') setTrouble(outcome);
    else send({ intent: 'push-on', ...outcome });
  };
  const turnOff = async (device: string) => {
    await unsubscribe().catch(() => undefined);
    send({ intent: 'push-off', device });
  };
  return (
    <div className="mt-4">
      {trouble ? <Problem>{m.push[trouble]}</Problem> : null}
      {here ? <p className="mt-3 text-sm font-semibold text-ok">{m.push.isOn}</p> : null}
      <Button busy={asking || sending} onClick={() => void (here ? turnOff(here._id) : turnOn())} className="mt-3">
        <Bell aria-hidden="true" className="size-5" />
        {here ? m.push.off : m.push.on}
      </Button>
    </div>
  );
}

const never = () => () => undefined;
