import type { Webhook } from '@metade/contracts/webhooks.ts';
import { localDateOf } from '@metade/i18n/format-date.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { refusalOf, refusalText } from '../api.ts';
import { useSettings } from '../session/config.tsx';
import { ConfirmButton } from '../shell/confirm-button.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import { Deliveries } from './deliveries.tsx';
import type { WebhookCalls } from './use-webhooks.ts';
import { WebhookForm } from './webhook-form.tsx';

/** A webhook: its state, log and form. onSecret: shows a new secret. */
export function WebhookCard({
  webhook,
  calls,
  onChange,
  onSecret,
}: {
  webhook: Webhook;
  calls: WebhookCalls;
  onChange: () => void;
  onSecret: (secret: string) => void;
}) {
  const { m, date } = useWords();
  const { webhooks: words } = m.connections;
  const { webhookOldSecretHours } = useSettings();
  const toast = useToast();
  const [open, setOpen] = useState<'log' | 'form' | null>(null);
  const say = (error: unknown) => toast.show({ text: refusalText(error) ?? m.unreachable, failure: true });
  const since = webhook.disabled ?? webhook.failing_since;
  const day = since ? date(localDateOf(since, calls.zone), 'past') : '';
  const toggle = (part: 'log' | 'form') => setOpen(open === part ? null : part);
  return (
    <li className="flex flex-col gap-3 rounded-4 border border-line bg-surface p-4 md:p-5">
      <h3 className="text-md font-semibold break-all">{webhook.url}</h3>
      <p className="text-sm text-ink-2">{webhook.events.map((name) => words.event[name]).join(' · ')}</p>
      {since ? (
        <Banner tone={webhook.disabled ? 'bad' : 'wait'} icon={<CircleAlert aria-hidden="true" className="size-5" />}>
          {webhook.disabled ? words.disabled(day) : words.failing(day)}
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button aria-expanded={open === 'log'} onClick={() => toggle('log')}>
          {words.log}
        </Button>
        <Button aria-expanded={open === 'form'} onClick={() => toggle('form')}>
          {words.change}
        </Button>
        <ConfirmButton
          label={words.rotate}
          title={words.rotateTitle}
          text={words.rotateText(webhookOldSecretHours)}
          act={() =>
            calls.rotate(webhook._id).then(({ secret }) => {
              onSecret(secret);
              onChange();
            }, say)
          }
        />
        <ConfirmButton
          label={words.remove}
          title={words.removeTitle}
          text={words.removeText(webhook.url)}
          act={() => calls.remove(webhook._id).then(onChange, say)}
        />
      </div>
      {open === 'log' ? <Deliveries webhook={webhook._id} calls={calls} /> : null}
      {open === 'form' ? (
        <WebhookForm
          first={webhook}
          submit={words.save}
          send={async (url, events) => {
            try {
              await calls.update(webhook._id, { url, events, version: webhook.version });
              setOpen(null);
              toast.show({ text: words.saved });
              onChange();
              return null;
            } catch (error) {
              // The card shows the current state; the form keeps its input.
              if (refusalOf(error)?.code === 'webhook_changed') onChange();
              return refusalText(error) ?? m.unreachable;
            }
          }}
        />
      ) : null}
    </li>
  );
}
