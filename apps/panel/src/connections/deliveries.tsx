import type { WebhookDelivery } from '@metade/contracts/webhooks.ts';
import { localDateOf } from '@metade/i18n/format-date.ts';
import { webhookCause } from '@metade/i18n/webhook-cause.ts';
import { Button } from '@metade/ui/button.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { useCallback, useState } from 'react';
import { refusalText } from '../api.ts';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useToast } from '../shell/toast.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import type { WebhookCalls } from './use-webhooks.ts';

const tones = { done: 'ok', waiting: 'wait', failed: 'bad' } as const;

/** A webhook's deliveries and their responses, each with a button to resend. */
export function Deliveries({ webhook, calls }: { webhook: string; calls: WebhookCalls }) {
  const { m } = useWords();
  const { webhooks: words } = m.connections;
  const toast = useToast();
  const [page, setPage] = useState(1);
  const load = useCallback(() => calls.deliveries(webhook, page), [calls, webhook, page]);
  const { value, failed, again } = useLoaded(load);
  const resend = async (delivery: string) => {
    try {
      await calls.resend(webhook, delivery);
      toast.show({ text: words.resent });
      again();
    } catch (error) {
      toast.show({ text: refusalText(error) ?? m.unreachable, failure: true });
    }
  };
  if (failed) return <Unreachable again={again} />;
  if (!value) return <ListSkeleton />;
  return (
    <div className="flex flex-col gap-3">
      {value.data.length === 0 ? <p className="text-ink-2">{words.logEmpty}</p> : null}
      <ul className="border-t border-line empty:border-0">
        {value.data.map((one) => (
          <Delivery key={one._id} one={one} zone={calls.zone} onResend={() => void resend(one._id)} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={again}>{words.refresh}</Button>
        {page > 1 ? <Button onClick={() => setPage(page - 1)}>{m.admin.previous}</Button> : null}
        {value.more ? <Button onClick={() => setPage(page + 1)}>{m.admin.following}</Button> : null}
      </div>
    </div>
  );
}

function Delivery({ one, zone, onResend }: { one: WebhookDelivery; zone: string; onResend: () => void }) {
  const { m, date, time } = useWords();
  const { webhooks: words } = m.connections;
  const at = one.tried ?? one.at;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">
          {words.event[one.event]} · {one.number}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <Tag tone={tones[one.state]}>{words.states[one.state]}</Tag>
          <span>
            {date(localDateOf(at, zone), 'past')}, {time(at, zone)}
          </span>
          {one.attempts > 0 ? <span>{words.attempts(one.attempts)}</span> : null}
          {one.status === null ? (
            one.error ? (
              <span>{webhookCause(m.connections, one.error)}</span>
            ) : null
          ) : (
            <span>HTTP {one.status}</span>
          )}
          {one.duration_ms === null ? null : <span>{one.duration_ms} ms</span>}
        </p>
        {one.answer ? <p className="line-clamp-2 text-sm break-all text-ink-3">{one.answer}</p> : null}
      </div>
      <Button onClick={onResend} aria-label={words.resendOf(words.event[one.event], one.number)}>
        {words.resend}
      </Button>
    </li>
  );
}
