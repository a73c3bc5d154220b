import { addDays, slotInstant, toIso } from '@metade/domain/time.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { inLocale } from '@metade/i18n/locale.ts';
import { Field } from '@metade/ui/field.tsx';
import { TickList } from '@metade/ui/tick-list.tsx';
import { useCallback, useState } from 'react';
import { refusalOf } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useMayCall } from '../session/admin-roles.tsx';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { FileSkeleton, Unreachable } from '../shell/pages.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { Facts, FileLinks, LinkRows, Said, Section, useShown } from './file-parts.tsx';
import { ReasonForm } from './reason-form.tsx';

/** A restaurant with its team and figures, and an admin's actions: hide or show, pause or reopen. */
export function RestaurantFile({ id }: { id: string }) {
  const { m, locale } = useWords();
  const { call } = useSession();
  const { moment } = useShown();
  const load = useCallback(async () => (await call('getRestaurantFile', { params: { id } })).data, [call, id]);
  const { value: file, failed, missing, again, put } = useLoaded(load);
  const [said, setSaid] = useState('');
  const [until, setUntil] = useState('');
  const [picked, setPicked] = useState<string[] | null>(null);
  const [now] = useState(Date.now);
  const may = useMayCall();
  if (failed) return <Unreachable again={again} missing={missing} />;
  if (!file) return <FileSkeleton />;
  const paused = file.paused_until !== null && Date.parse(file.paused_until) > now;
  const change = async (what: { show?: boolean; paused_until?: string | null }, reason: string, done: string) => {
    const body = { ...what, revision: file.revision, reason };
    try {
      put((await call('showRestaurant', { params: { id }, body })).data);
      setSaid(done);
    } catch (error) {
      // The current state stands beside what was typed.
      if (refusalOf(error)?.code === 'restaurant_changed') again();
      throw error;
    }
  };
  const chosen = picked ?? file.collections.filter((one) => one.chosen).map(({ slug }) => slug);
  const saveCollections = async () => {
    const body = { revision: file.revision, collections: chosen };
    put((await call('curateRestaurant', { params: { id }, body })).data);
    setPicked(null);
    setSaid(m.desk.collectionsSaved);
  };
  return (
    <>
      <ScreenHead title={file.company_name || m.admin.unnamed} back={hrefOf('restaurants')} />
      <Said>{said}</Said>
      <FileLinks>
        {may('listRegistrations') ? (
          <PanelLink href={hrefOf('queue', { registration: id })} className={buttonClass()}>
            {m.desk.registration}
          </PanelLink>
        ) : null}
        {file.state === 'approved' && file.show ? (
          <a href={`/restaurant/description/${file.slug}`} className={buttonClass()}>
            {m.admin.page}
          </a>
        ) : null}
        {may('findOrders') ? (
          <PanelLink href={hrefOf('orders', { restaurant: id })} className={buttonClass()}>
            {m.desk.orders}
          </PanelLink>
        ) : null}
        <PanelLink href={hrefOf('log', { restaurant: id })} className={buttonClass()}>
          {m.desk.log}
        </PanelLink>
      </FileLinks>
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Facts
            facts={[
              [m.admin.state, m.admin.states[file.state]],
              [m.desk.shown, file.state === 'approved' && (file.show ? m.admin.yes : m.desk.hidden)],
              [m.desk.pausedUntil, paused && file.paused_until ? moment(file.paused_until) : null],
              [m.desk.address, file.address],
              [m.desk.phone, file.phone],
              [m.desk.website, file.website],
              [m.desk.confirmation, m.desk.modes[file.confirmation_mode]],
              [m.desk.rating, file.rating.count > 0 ? m.desk.rated(file.rating.average ?? 0, file.rating.count) : null],
              [m.desk.honour, file.honour_rate === null ? null : `${file.honour_rate} %`],
              [m.desk.bookings, m.desk.figures(file.bookings)],
              [m.desk.created, moment(file.created)],
            ]}
          />
          {may('findUsers') && file.team.length > 0 ? (
            <Section title={m.desk.team}>
              <LinkRows rows={file.team} href={({ _id }) => hrefOf('users', { user: _id })}>
                {(member) => (
                  <>
                    <span className="font-semibold">{member.name}</span>
                    <span className="min-w-0 break-words text-ink-2">{member.email}</span>
                    <span className="text-sm text-ink-3">{m.desk.roles[member.role]}</span>
                  </>
                )}
              </LinkRows>
            </Section>
          ) : null}
        </div>
        {file.state === 'approved' && may('curateRestaurant') ? (
          <aside className="flex flex-col gap-6">
            <ReasonForm
              title={m.desk.collections}
              text={m.desk.collectionsText}
              label={m.admin.reason}
              hint={m.desk.logHint}
              optional
              choices={[{ value: 'save', label: m.desk.saveCollections }]}
              act={saveCollections}
            >
              <TickList
                legend={m.desk.collections}
                columns="sm:grid-cols-2!"
                options={file.collections.map(({ slug, names }) => ({ value: slug, label: inLocale(names, locale) }))}
                tick={(slug) => ({
                  checked: chosen.includes(slug),
                  onChange: () =>
                    setPicked(chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug]),
                })}
                error={undefined}
              />
            </ReasonForm>
            {may('showRestaurant') ? (
              <>
                <ReasonForm
                  title={file.show ? m.desk.hide : m.desk.show}
                  text={file.show ? m.desk.hideText : m.desk.showText}
                  label={m.admin.reason}
                  hint={m.desk.logHint}
                  choices={[{ value: 'show', label: file.show ? m.desk.hide : m.desk.show }]}
                  act={(_, reason) =>
                    change({ show: !file.show }, reason, file.show ? m.desk.isHidden : m.desk.isShown)
                  }
                />
                <ReasonForm
                  title={paused ? m.desk.open : m.desk.pause}
                  text={m.desk.pauseText}
                  label={m.admin.reason}
                  hint={m.desk.logHint}
                  choices={[{ value: 'pause', label: paused ? m.desk.open : m.desk.pause }]}
                  act={(_, reason) =>
                    change(
                      { paused_until: paused ? null : startOfNext(until, file.time_zone) },
                      reason,
                      paused ? m.desk.isOpen : m.desk.isPaused,
                    )
                  }
                >
                  {paused ? null : (
                    <Field
                      type="date"
                      label={m.desk.pauseUntil}
                      value={until}
                      required
                      onChange={(event) => setUntil(event.target.value)}
                    />
                  )}
                </ReasonForm>
              </>
            ) : null}
          </aside>
        ) : null}
      </div>
    </>
  );
}

/** A pause ends with its last day, by the restaurant's clock. The API refuses an empty date. */
function startOfNext(date: string, zone: string | null): string {
  return date && zone ? toIso(slotInstant(addDays(date, 1), '00:00', zone)) : '';
}
