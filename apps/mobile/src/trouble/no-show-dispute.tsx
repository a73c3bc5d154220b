import type { Order } from '@metade/contracts/orders.ts';
import { formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import { useApi } from '../api/api';
import { useForm } from '../forms/use-form';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { Field } from '../parts/field';
import { T } from '../parts/text';
import { Section } from '../restaurant/section';
import { useWords } from '../words/words';
import { onceSent } from './once-sent';
import { Told } from './told';

/** Says that one did come, while that is possible; afterwards how that stands. */
export function NoShowDispute({ order, onDone }: { order: Order; onDone: (order: Order) => void }) {
  const { m, date } = useWords();
  const api = useApi();
  const { busy, problem, send, typed, field } = useForm({ text: '' });
  const { no_show: noShow } = order;
  if (noShow?.dispute) {
    const { state, note } = noShow.dispute;
    return <Told state={state === 'upheld' ? 'right' : state} words={m.trouble.disputeStates[state]} note={note} />;
  }
  if (!noShow?.dispute_until || !order.actions.includes('dispute')) return null;
  const zone = order.restaurant.time_zone;
  const until = `${date(localDateOf(noShow.dispute_until, zone))}, ${formatTime(noShow.dispute_until, zone)}`;
  const dispute = () =>
    send(async () => {
      onDone(
        await api
          .call('disputeNoShow', { params: { id: order._id }, body: typed })
          .then(({ data }) => data, onceSent('dispute_exists', api, order._id)),
      );
    });
  return (
    <Section title={m.trouble.disputeTitle} inset={false}>
      <T kind="small" tone="ink2">
        {m.trouble.disputeText(until)}
      </T>
      <Field label={m.trouble.disputeLabel} multiline {...field('text')} />
      {problem?.message ? (
        <Banner tone="bad" urgent>
          {problem.code === 'away' ? m.trouble.notSent : problem.message}
        </Banner>
      ) : null}
      <Button disabled={busy} onPress={() => void dispute()}>
        {m.trouble.disputeSend}
      </Button>
    </Section>
  );
}
