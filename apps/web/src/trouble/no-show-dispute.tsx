import type { Order } from '@metade/contracts/orders.ts';
import { formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import { Button } from '@metade/ui/button.tsx';
import { TextArea } from '@metade/ui/field.tsx';
import { Form, useNavigation } from 'react-router';
import { useWords } from '../words/words.tsx';
import { Told } from './told.tsx';

export interface DisputeResult {
  text: string;
  fields: Record<string, string>;
}

/** Form to dispute a no-show while possible; afterwards the dispute's state. */
export function NoShowDispute({ order, result }: { order: Order; result: DisputeResult | null }) {
  const { m, date } = useWords();
  const busy = useNavigation().formData?.get('intent') === 'dispute';
  const { no_show: noShow } = order;
  if (noShow?.dispute) {
    const { state, note } = noShow.dispute;
    return (
      <div className="mt-4">
        <Told state={state === 'upheld' ? 'right' : state} words={m.trouble.disputeStates[state]} note={note} />
      </div>
    );
  }
  if (!noShow?.dispute_until || !order.actions.includes('dispute')) return null;
  const zone = order.restaurant.time_zone;
  const until = `${date(localDateOf(noShow.dispute_until, zone))}, ${formatTime(noShow.dispute_until, zone)}`;
  return (
    <section id="dispute" className="mt-4 rounded-4 border border-line bg-surface px-5 py-5">
      <h2 className="text-dsm">{m.trouble.disputeTitle}</h2>
      <p className="mt-1 text-sm text-ink-2">{m.trouble.disputeText(until)}</p>
      <Form method="post" noValidate preventScrollReset className="mt-4 flex flex-col gap-4">
        <input type="hidden" name="intent" value="dispute" />
        <TextArea
          label={m.trouble.disputeLabel}
          name="text"
          required
          rows={5}
          defaultValue={result?.text}
          error={result?.fields.text}
        />
        <Button type="submit" kind="brand" busy={busy} className="self-start">
          {m.trouble.disputeSend}
        </Button>
      </Form>
    </section>
  );
}
