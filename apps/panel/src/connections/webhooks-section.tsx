import { Button } from '@metade/ui/button.tsx';
import { useState } from 'react';
import { refusalOf } from '../api.ts';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { SecretOnce } from './secret-once.tsx';
import { useWebhooks } from './use-webhooks.ts';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** An owner's webhooks. A secret is shown once, when it is created. */
export function WebhooksSection() {
  const { m } = useWords();
  const { webhooks: words } = m.connections;
  const calls = useWebhooks();
  const { value, failed, again } = useLoaded(calls.list);
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="text-dsm">{words.title}</h2>
        <p className="mt-1 text-ink-2">{words.text}</p>
      </div>
      {secret ? (
        <SecretOnce
          title={words.secretOnce}
          label={words.secret}
          copy={words.copySecret}
          kept={words.secretKept}
          secret={secret}
          done={() => setSecret(null)}
        />
      ) : null}
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      <ul className="flex flex-col gap-4 empty:hidden">
        {value?.data.map((webhook) => (
          <WebhookCard key={webhook._id} webhook={webhook} onChange={again} onSecret={setSecret} />
        ))}
      </ul>
      {value && value.data.length === 0 && !adding ? <p className="text-ink-2">{words.none}</p> : null}
      {adding ? (
        <WebhookForm
          first={{ url: '', events: ['booking.made', 'booking.confirmed', 'booking.cancelled', 'booking.changed'] }}
          submit={words.add}
          send={async (url, events) => {
            try {
              const made = await calls.create({ url, events });
              setSecret(made.secret);
              setAdding(false);
              again();
              return null;
            } catch (error) {
              const refusal = refusalOf(error);
              return refusal ? (refusal.issues?.[0]?.message ?? refusal.message) : m.unreachable;
            }
          }}
        />
      ) : value ? (
        <Button onClick={() => setAdding(true)} className="self-start">
          {words.add}
        </Button>
      ) : null}
    </section>
  );
}
