import type { PersonRecord as Shown } from '@metade/contracts/support.ts';
import { Facts, LinkRows, Section, useShown } from '../admin/file-parts.tsx';
import { useMayCall } from '../session/admin-roles.tsx';
import { hrefOf } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';
import { MailsSection } from './mails-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** A person's holdings and recent history. done: after an action, with the message to show. */
export function PersonRecord({
  id,
  record,
  helped,
  done,
}: {
  id: string;
  record: Shown;
  /** The admin may act for this person. */
  helped: boolean;
  done: (record: Shown, said: string) => void;
}) {
  const { m } = useWords();
  const { sum, moment, day } = useShown();
  const may = useMayCall();
  const acts = helped && may('addPersonNote');
  return (
    <>
      {record.waiting.map((kind) => (
        <p key={kind} className="rounded-4 border border-wait-line bg-wait-soft p-4 font-semibold text-wait-ink">
          {m.person.waits(m.person.kinds[kind])}
        </p>
      ))}
      <Section title={m.person.balances}>
        <Facts
          facts={[
            [m.person.credit, record.credit.map(sum).join(' + ') || m.person.none],
            [m.person.freeVouchers, String(record.free_vouchers)],
            [m.person.points, String(record.points)],
            [m.person.secondFactor, record.second_factor ? m.person.on : m.person.off],
          ]}
        />
      </Section>
      <NotesSection id={id} notes={record.notes} acts={acts} done={done} />
      <SessionsSection id={id} sessions={record.sessions} acts={acts} done={done} />
      <MailsSection id={id} mails={record.mails} acts={acts} done={done} />
      {record.claims.length > 0 ? (
        <Section title={m.desk.claims}>
          <LinkRows
            rows={record.claims.map((one) => ({ ...one, _id: one.order }))}
            href={({ order }) => hrefOf('orders', { order })}
          >
            {({ number, state, at }) => (
              <>
                <span className="font-semibold">{number}</span>
                <span>{m.desk.claimStates[state]}</span>
                <span className="text-sm text-ink-3">{day(at)}</span>
              </>
            )}
          </LinkRows>
        </Section>
      ) : null}
      {record.coupons.length > 0 ? (
        <Section title={m.person.coupons}>
          <LinkRows
            rows={record.coupons.map((one) => ({ ...one, _id: one.order }))}
            href={({ order }) => hrefOf('orders', { order })}
          >
            {({ number, code, amount, at }) => (
              <>
                <span className="font-semibold">{code}</span>
                <span>{sum(amount)}</span>
                <span className="text-sm text-ink-3">
                  {number}, {day(at)}
                </span>
              </>
            )}
          </LinkRows>
        </Section>
      ) : null}
      {record.given.length > 0 ? (
        <Section title={m.person.given}>
          <ul className="mt-3 border-t border-line">
            {record.given.map(({ _id, amount, reason, at }) => (
              <li key={_id} className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-3">
                <span className="min-w-0 flex-1">
                  <span className="block">{m.person.creditReasons[reason] ?? reason}</span>
                  <span className="block text-sm text-ink-3">{moment(at)}</span>
                </span>
                <span className="font-semibold tabular-nums">{sum(amount)}</span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {record.reviews.length > 0 ? (
        <Section title={m.person.reviews}>
          <ul className="mt-3 border-t border-line">
            {record.reviews.map(({ _id, restaurant, title, at }) => (
              <li key={_id} className="border-b border-line py-3">
                <span className="block font-semibold break-words">{title}</span>
                <span className="block text-sm text-ink-3">
                  {restaurant}, {day(at)}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}
