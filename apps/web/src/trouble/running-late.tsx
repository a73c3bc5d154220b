import type { Order } from '@metade/contracts/orders.ts';
import { formatTime } from '@metade/i18n/format-date.ts';
import { Banner, Problem } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { ClockAlert } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { useWords } from '../words/words.tsx';

/** "Running late": one tap announces a delay to the restaurant, while that is useful. Hidden otherwise. */
export function RunningLate({
  late,
  startsAt,
  timeZone,
  problem,
}: {
  late: Order['late'];
  startsAt: string;
  timeZone: string;
  problem: string | null;
}) {
  const { m } = useWords();
  const navigation = useNavigation();
  if (late.choices.length === 0) return null;
  const sending = navigation.formData?.get('intent') === 'late' ? navigation.formData.get('minutes') : null;
  const at = (minutes: number) => formatTime(new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(), timeZone);
  return (
    <section id="late" className="no-print mt-4 scroll-mt-4 rounded-4 border border-line bg-surface px-5 py-5">
      <h2 className="text-dsm">{m.trouble.lateTitle}</h2>
      {problem ? (
        <div className="mt-3">
          <Problem>{problem}</Problem>
        </div>
      ) : null}
      {late.minutes === null ? (
        <p className="mt-1 text-sm text-ink-2">{m.trouble.lateText}</p>
      ) : (
        <div className="mt-3">
          <Banner tone="wait" live="status" icon={<ClockAlert aria-hidden="true" className="size-5" />}>
            <p className="font-semibold">{m.trouble.lateSaid(late.minutes, at(late.minutes))}</p>
            <p>{m.trouble.lateChange}</p>
          </Banner>
        </div>
      )}
      <Form method="post" preventScrollReset className="mt-4 flex flex-wrap gap-2">
        <input type="hidden" name="intent" value="late" />
        {late.choices.map((minutes) => (
          <Button
            key={minutes}
            type="submit"
            name="minutes"
            value={minutes}
            aria-label={m.trouble.lateMinutesLong(minutes, at(minutes))}
            aria-pressed={late.minutes === minutes}
            busy={sending === String(minutes)}
            className={`min-w-20 ${late.minutes === minutes ? 'border-wait! bg-wait-soft! text-wait-ink!' : ''}`}
          >
            {m.trouble.lateMinutes(minutes)}
          </Button>
        ))}
        {late.minutes === null ? null : (
          <Button type="submit" name="minutes" value={0} busy={sending === '0'}>
            {m.trouble.onTime}
          </Button>
        )}
      </Form>
    </section>
  );
}
