import { refusalText } from '../api.ts';
import { useWords } from '../words/words.tsx';
import { SecretsSection } from './secrets-section.tsx';
import type { WebhookCalls } from './use-webhooks.ts';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** An owner's webhooks. */
export function WebhooksSection({ calls }: { calls: WebhookCalls }) {
  const { m } = useWords();
  const { webhooks: words } = m.connections;
  return (
    <SecretsSection
      words={words}
      list={calls.list}
      card={(webhook, { changed, show }) => (
        <WebhookCard key={webhook._id} webhook={webhook} calls={calls} onChange={changed} onSecret={show} />
      )}
      form={(made) => (
        <WebhookForm
          first={{ url: '', events: ['booking.made', 'booking.confirmed', 'booking.cancelled', 'booking.changed'] }}
          submit={words.add}
          send={async (url, events) => {
            try {
              made((await calls.create({ url, events })).secret);
              return null;
            } catch (error) {
              return refusalText(error) ?? m.unreachable;
            }
          }}
        />
      )}
    />
  );
}
