import { buttonClass } from '@metade/ui/button.tsx';
import { useCallback, useState } from 'react';
import { useSession } from '../session/session.tsx';
import { useMayCall } from '../session/admin-roles.tsx';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { FileSkeleton, Unreachable } from '../shell/pages.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { Facts, FileLinks, LinkRows, Said, Section, useShown } from '../admin/file-parts.tsx';
import { HelpCard } from './help-card.tsx';
import { PersonRecord } from './person-record.tsx';
import { useToast } from '../shell/toast.tsx';
import { SecurityEvents } from '../admin/security-events.tsx';
import { ReasonForm } from '../admin/reason-form.tsx';

/** An account with its data, and an admin's actions: help, give, block, sign out. */
export function UserFile({ id }: { id: string }) {
  const { m } = useWords();
  const { call } = useSession();
  const { moment } = useShown();
  const load = useCallback(async () => (await call('getUserFile', { params: { id } })).data, [call, id]);
  const { value: file, failed, missing, again, put } = useLoaded(load);
  const record = useLoaded(
    useCallback(async () => (await call('getPersonRecord', { params: { id } })).data, [call, id]),
  );
  const { show } = useToast();
  const [said, setSaid] = useState('');
  const may = useMayCall();
  if (failed) return <Unreachable again={again} missing={missing} />;
  if (!file) return <FileSkeleton />;
  const act =
    (name: 'blockUser' | 'unblockUser' | 'endSessions', done: string) => async (_: string, reason: string) => {
      put((await call(name, { params: { id }, body: { reason } })).data);
      record.again();
      setSaid(done);
    };
  const helped = file.group !== 'admin' || may('listAdmins');
  return (
    <>
      <ScreenHead title={file.name} back={hrefOf('users')} />
      <Said>{said}</Said>
      <FileLinks>
        <PanelLink href={hrefOf('orders', { user: id })} className={buttonClass()}>
          {m.desk.orders}
        </PanelLink>
        <PanelLink href={hrefOf('log', { actor: id })} className={buttonClass()}>
          {m.desk.deeds}
        </PanelLink>
      </FileLinks>
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Facts
            facts={[
              [m.desk.email, `${file.email} (${file.emailVerified ? m.admin.confirmed : m.admin.unconfirmed})`],
              [m.desk.phone, file.phone],
              [m.desk.group, m.desk.groups[file.group]],
              [m.desk.blockedSince, file.blocked && moment(file.blocked)],
              [m.admin.reason, file.block_reason],
              [m.desk.noBookingUntil, file.booking_blocked_until && moment(file.booking_blocked_until)],
              [m.desk.sessions, String(file.sessions)],
              [m.desk.bookings, m.desk.figures(file.bookings)],
              [m.desk.created, moment(file.created)],
            ]}
          />
          {record.value ? (
            <PersonRecord
              id={id}
              record={record.value}
              helped={helped}
              done={(next, text) => {
                record.put(next);
                again();
                show({ text });
              }}
            />
          ) : null}
          {may('listSecurityEventsOf') ? <SecurityEvents user={id} /> : null}
          {file.restaurants.length > 0 ? (
            <Section title={m.desk.restaurants}>
              <LinkRows rows={file.restaurants} href={({ _id }) => hrefOf('restaurants', { restaurant: _id })}>
                {(one) => (
                  <>
                    <span className="font-semibold">{one.company_name || m.admin.unnamed}</span>
                    <span className="text-sm text-ink-3">{m.desk.roles[one.role]}</span>
                  </>
                )}
              </LinkRows>
            </Section>
          ) : null}
        </div>
        {helped ? (
          <aside className="flex flex-col gap-6">
            {record.value ? (
              <HelpCard
                person={file}
                record={record.value}
                done={(text) => {
                  again();
                  record.again();
                  show({ text });
                }}
              />
            ) : null}
            {!may('blockUser') ? null : file.blocked ? (
              <ReasonForm
                title={m.desk.unblock}
                text={m.desk.unblockText}
                label={m.admin.reason}
                hint={m.desk.logHint}
                choices={[{ value: 'unblock', label: m.desk.unblock }]}
                act={act('unblockUser', m.desk.isUnblocked)}
              />
            ) : (
              <ReasonForm
                title={m.desk.block}
                text={m.desk.blockText}
                label={m.admin.reason}
                hint={m.desk.personReads}
                choices={[{ value: 'block', label: m.desk.block }]}
                act={act('blockUser', m.desk.isBlocked)}
              />
            )}
            {may('blockUser') ? (
              <ReasonForm
                title={m.desk.endSessions}
                text={m.desk.endSessionsText}
                label={m.admin.reason}
                hint={m.desk.logHint}
                choices={[{ value: 'end', label: m.desk.endSessions }]}
                act={act('endSessions', m.desk.sessionsEnded)}
              />
            ) : null}
          </aside>
        ) : null}
      </div>
    </>
  );
}
