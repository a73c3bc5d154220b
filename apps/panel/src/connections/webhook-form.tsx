import type { Webhook } from '@metade/contracts/webhooks.ts';
import { Button } from '@metade/ui/button.tsx';
import { Checkbox, Field, FieldError } from '@metade/ui/field.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';

type Events = Webhook['events'];

/** Address and events. send: answers what is wrong, null when nothing is; input stays then. */
export function WebhookForm({
  first,
  submit,
  send,
}: {
  first: { url: string; events: Events };
  submit: string;
  send: (url: string, events: Events) => Promise<string | null>;
}) {
  const { m } = useWords();
  const { webhooks: words } = m.connections;
  const [url, setUrl] = useState(first.url);
  const [events, setEvents] = useState<Events>(first.events);
  const [problem, setProblem] = useState<string>();
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  useUnsaved(url !== first.url || [...events].sort().join() !== [...first.events].sort().join());
  const none = tried && events.length === 0 ? words.eventsMissing : undefined;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setProblem(undefined);
    if (events.length === 0) return;
    setBusy(true);
    setProblem((await send(url.trim(), events)) ?? undefined);
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="flex flex-col gap-4">
      <Field
        label={words.url}
        hint={words.urlHint}
        error={problem}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={url}
        maxLength={500}
        onChange={(event) => setUrl(event.target.value)}
      />
      <fieldset data-invalid={none ? '' : undefined} aria-describedby={none ? 'webhook-events-error' : undefined}>
        <legend className="text-sm font-semibold">{words.events}</legend>
        <div className="grid sm:grid-cols-2">
          {(Object.keys(words.event) as Events).map((name) => (
            <Checkbox
              key={name}
              label={words.event[name]}
              checked={events.includes(name)}
              onChange={(event) =>
                setEvents(event.target.checked ? [...events, name] : events.filter((other) => other !== name))
              }
            />
          ))}
        </div>
        <FieldError id="webhook-events" error={none} />
      </fieldset>
      <Button kind="ink" type="submit" busy={busy} className="self-start">
        {submit}
      </Button>
    </form>
  );
}
