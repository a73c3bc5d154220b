import type { Order } from '@metade/contracts/orders.ts';
import { formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import { useRef, useState } from 'react';
import { useApi } from '../api/api';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { Field } from '../parts/field';
import { T } from '../parts/text';
import { Section } from '../restaurant/section';
import { useWords } from '../words/words';
import { refusedBy } from './refused';
import { Told } from './told';

/** Says that one did come, while that is possible; afterwards how that stands. */
export function NoShowDispute({ order, onDone }: { order: Order; onDone: (order: Order) => void }) {
  const { m, date } = useWords();
  const api = useApi();
  const [text, setText] = useState('');
  const [said, setSaid] = useState<{ message: string; field?: string | undefined } | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const { no_show: noShow } = order;
  if (noShow?.dispute) {
    const { state, note } = noShow.dispute;
    return <Told state={state === 'upheld' ? 'right' : state} words={m.trouble.disputeStates[state]} note={note} />;
  }
  if (!noShow?.dispute_until || !order.actions.includes('dispute')) return null;
  const zone = order.restaurant.time_zone;
  const until = `${date(localDateOf(noShow.dispute_until, zone))}, ${formatTime(noShow.dispute_until, zone)}`;
  const send = async () => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setSaid(null);
    try {
      onDone((await api.call('disputeNoShow', { params: { id: order._id }, body: { text } })).data);
    } catch (error) {
      const refused = refusedBy(error);
      if (refused?.code === 'dispute_exists')
        await api.call('getOrder', { params: { id: order._id } }).then(
          ({ data }) => onDone(data),
          () => null,
        );
      setSaid(refused ? { message: refused.message, field: refused.fields.text } : { message: m.trouble.notSent });
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return (
    <Section title={m.trouble.disputeTitle} inset={false}>
      <T kind="small" tone="ink2">
        {m.trouble.disputeText(until)}
      </T>
      {said && !said.field ? (
        <Banner tone="bad" urgent>
          {said.message}
        </Banner>
      ) : null}
      <Field
        label={m.trouble.disputeLabel}
        multiline
        maxLength={4000}
        value={text}
        onChange={setText}
        error={said?.field}
      />
      <Button kind="brand" disabled={sending} onPress={() => void send()}>
        {m.trouble.disputeSend}
      </Button>
    </Section>
  );
}
