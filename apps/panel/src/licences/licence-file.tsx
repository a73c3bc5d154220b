import type { Licensee } from '@metade/contracts/licensees.ts';
import { capitalise, formatDate } from '@metade/i18n/format-date.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Field, TextArea } from '@metade/ui/field.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { useCallback, useState, type ReactNode } from 'react';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useToast } from '../shell/toast.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { LicenceForm } from './licence-form.tsx';
import { useSending } from './use-sending.ts';

/** A licence: territory and share, people, months and adjustments, and its end. */
export function LicenceFile({ id }: { id: string }) {
  const { m, locale, date } = useWords();
  const words = m.licensee.licences;
  const { call } = useSession();
  const { show } = useToast();
  const load = useCallback(async () => (await call('getLicensee', { params: { id } })).data, [call, id]);
  const { value, failed, missing, again, put } = useLoaded<Licensee>(load);
  useTitle(value?.name ?? words.title);
  if (failed) return <Unreachable again={again} missing={missing} />;
  if (!value) return <ListSkeleton />;
  const money = (amount: number) => formatMoney({ amount, currency: value.currency }, locale);
  const monthName = (month: string) => capitalise(formatDate(`${month}-01`, locale, 'month'));
  return (
    <>
      <PanelLink
        href={hrefOf('licences')}
        className="mb-3 inline-flex min-h-11 items-center text-sm text-link underline"
      >
        {words.back}
      </PanelLink>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-dmd break-words">{value.name}</h1>
        {value.ends_on ? <Tag>{words.endsOn(date(value.ends_on, 'short'))}</Tag> : null}
      </div>
      <div className="mt-6 grid items-start gap-10 rail:grid-cols-2">
        <div className="flex flex-col gap-10">
          <LicenceForm
            key={value.revision}
            licensee={value}
            onSaved={(next) => {
              put(next);
              show({ text: words.saved });
            }}
          />
          <Part title={words.people}>
            <ul className="border-t border-line">
              {value.people.map((one) => (
                <li key={one._id} className="border-b border-line py-2.5">
                  <span className="font-semibold">{one.name}</span>
                  <span className="block text-sm break-words text-ink-2">
                    {one.email}
                    {one.two_factor ? '' : ` · ${words.noSecondFactor}`}
                  </span>
                </li>
              ))}
              {value.invitations.map((one) => (
                <li key={one._id} className="border-b border-line py-2.5 text-sm break-words text-ink-2">
                  {one.email} ·{' '}
                  {one.over ? words.inviteOver : words.invitedUntil(date(one.expires.slice(0, 10), 'short'))}
                </li>
              ))}
            </ul>
            <Invite licensee={value} put={put} />
          </Part>
        </div>
        <div className="flex flex-col gap-10">
          <Part title={words.statements}>
            <p className="text-ink-2">{words.openMonth(monthName(value.open.month), money(value.open.payable))}</p>
            {value.statements.length === 0 ? <p className="text-sm text-ink-2">{words.noStatements}</p> : null}
            <ul className="mt-3 border-t border-line">
              {value.statements.map((one) => (
                <li key={one._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5">
                  <span className="min-w-0 flex-1 basis-40">
                    {monthName(one.month)}
                    <span className="block text-sm text-ink-2">{one.number}</span>
                  </span>
                  <b className="tabular-nums">{money(one.payable)}</b>
                  {one.paid ? (
                    <Tag tone="ok">{m.statement.paid(date(one.paid, 'past'))}</Tag>
                  ) : (
                    <Pay statement={one._id} name={monthName(one.month)} again={again} />
                  )}
                </li>
              ))}
            </ul>
          </Part>
          <Part title={words.adjustments}>
            <p className="text-sm text-ink-2">{words.adjustText}</p>
            <ul className="mt-3 border-t border-line empty:border-0">
              {value.adjustments.map((one) => (
                <li key={one._id} className="flex justify-between gap-4 border-b border-line py-2.5">
                  <span className="min-w-0 break-words">
                    {one.reason}
                    <span className="block text-sm text-ink-2">
                      {one.month ? monthName(one.month) : words.nextStatement}
                    </span>
                  </span>
                  <b className="shrink-0 tabular-nums">{money(one.amount)}</b>
                </li>
              ))}
            </ul>
            <Adjust licensee={value} put={put} />
          </Part>
          {value.ends_on === null ? <End licensee={value} put={put} /> : null}
        </div>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-dsm">{title}</h2>
      {children}
    </section>
  );
}

type Own = { licensee: Licensee; put: (next: Licensee) => void };

function Invite({ licensee, put }: Own) {
  const { m } = useWords();
  const words = m.licensee.licences;
  const { call } = useSession();
  const [email, setEmail] = useState('');
  const { busy, errors, send } = useSending();
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void send(event, async () => {
          put((await call('inviteLicensee', { params: { id: licensee._id }, body: { email } })).data);
          setEmail('');
        })
      }
      className="mt-4 flex flex-wrap items-end gap-3"
    >
      <Field
        type="email"
        className="min-w-0 flex-1 basis-56"
        label={words.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={errors.email ?? errors.form}
      />
      <Button type="submit" className="min-h-12" busy={busy}>
        {words.invitePerson}
      </Button>
    </form>
  );
}

function Pay({ statement, name, again }: { statement: string; name: string; again: () => void }) {
  const { m } = useWords();
  const words = m.licensee.licences;
  const { call } = useSession();
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState('');
  const { busy, errors, send } = useSending();
  return (
    <>
      <Button
        className="min-h-11"
        aria-haspopup="dialog"
        aria-label={words.markPaidOf(name)}
        onClick={() => setOpen(true)}
      >
        {words.markPaid}
      </Button>
      <Dialog sheet open={open} onClose={() => setOpen(false)} title={words.markPaidOf(name)} closeLabel={m.close}>
        <form
          noValidate
          onSubmit={(event) =>
            void send(event, async () => {
              await call('payStatement', { params: { id: statement }, body: { paid_on: day } });
              setOpen(false);
              again();
            })
          }
          className="flex flex-col gap-4"
        >
          <Field
            type="date"
            label={words.paidOn}
            value={day}
            onChange={(event) => setDay(event.target.value)}
            error={errors.paid_on ?? errors.form}
          />
          <Button type="submit" kind="ink" size="host" busy={busy}>
            {words.markPaid}
          </Button>
        </form>
      </Dialog>
    </>
  );
}

function Adjust({ licensee, put }: Own) {
  const { m } = useWords();
  const words = m.licensee.licences;
  const { call } = useSession();
  const [typed, setTyped] = useState({ amount: '', reason: '' });
  const { busy, errors, send } = useSending();
  const amount = Math.round(Number(typed.amount.replace(',', '.').replace('−', '-')) * 100) || 0;
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void send(event, async () => {
          const body = { amount, reason: typed.reason };
          put((await call('adjustLicensee', { params: { id: licensee._id }, body })).data);
          setTyped({ amount: '', reason: '' });
        })
      }
      className="mt-4 flex flex-wrap items-end gap-3"
    >
      <Field
        className="w-48"
        label={words.amount}
        inputMode="decimal"
        value={typed.amount}
        onChange={(event) => setTyped({ ...typed, amount: event.target.value })}
        error={errors.amount}
      />
      <Field
        className="min-w-0 flex-1 basis-48"
        label={words.reason}
        value={typed.reason}
        onChange={(event) => setTyped({ ...typed, reason: event.target.value })}
        error={errors.reason ?? errors.form}
      />
      <Button type="submit" className="min-h-12" busy={busy}>
        {words.adjust}
      </Button>
    </form>
  );
}

function End({ licensee, put }: Own) {
  const { m } = useWords();
  const words = m.licensee.licences;
  const { call } = useSession();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { busy, errors, send } = useSending();
  const end = (when: 'today' | 'month_end') =>
    send(null, async () => {
      put((await call('endLicensee', { params: { id: licensee._id }, body: { when, reason } })).data);
      setOpen(false);
    });
  return (
    <>
      <Button className="min-h-12 self-start" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.end}
      </Button>
      <Dialog sheet open={open} onClose={() => setOpen(false)} title={words.end} closeLabel={m.close}>
        <p className="mb-4">{words.endText}</p>
        <p role="alert" className="mb-3 text-sm font-semibold text-bad empty:hidden">
          {errors.form}
        </p>
        <TextArea
          label={words.reason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={errors.reason}
        />
        <div className="mt-4 flex flex-wrap gap-2">
          <Button kind="ink" size="host" busy={busy} onClick={() => void end('month_end')}>
            {words.endMonth}
          </Button>
          <Button size="host" busy={busy} onClick={() => void end('today')}>
            {words.endToday}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
