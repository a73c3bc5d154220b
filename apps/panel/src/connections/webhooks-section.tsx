import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { KeyRound } from 'lucide-react';
import { useCallback, useState } from 'react';
import { refusalOf } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { CopyButton } from './copy-button.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** The restaurant's webhooks. A secret is shown once, when it is created. */
export function WebhooksSection() {
  const { m } = useWords();
  const { webhooks: words } = m.connections;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const load = useCallback(() => call('listWebhooks', { params: { id: restaurant._id } }), [call, restaurant]);
  const { value, failed, again } = useLoaded(load);
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="text-dsm">{words.title}</h2>
        <p className="mt-1 text-ink-2">{words.text}</p>
      </div>
      {secret ? (
        <Banner tone="info" live="status" icon={<KeyRound aria-hidden="true" className="size-5" />}>
          <p className="font-semibold">{words.secretOnce}</p>
          <div className="mt-3 flex flex-col gap-3">
            <Field label={words.secret} readOnly value={secret} onFocus={(event) => event.target.select()} />
            <div className="flex flex-wrap gap-3">
              <CopyButton text={secret} label={words.copySecret} />
              <Button onClick={() => setSecret(null)}>{words.secretKept}</Button>
            </div>
          </div>
        </Banner>
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
              const made = await call('createWebhook', { params: { id: restaurant._id }, body: { url, events } });
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
