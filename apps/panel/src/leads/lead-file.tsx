import type { Lead, LeadState } from '@metade/contracts/leads.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field, Select } from '@metade/ui/field.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { useCallback, useState, type FormEvent } from 'react';
import { refusalOf } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useToast } from '../shell/toast.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { useCities } from './cities.ts';
import { InviteLead } from './invite-lead.tsx';
import { leadName } from './lead-due.ts';
import { LeadThread } from './lead-thread.tsx';

const leadStates = ['new', 'contacted', 'qualified', 'signed', 'lost'] as const satisfies readonly LeadState[];

/** A lead: contact, next step, thread, and outcome. */
export function LeadFile({ id, back }: { id: string; back: string }) {
  const { m, date } = useWords();
  const words = m.licensee.leads;
  const { call, group } = useSession();
  const load = useCallback(async () => (await call('getLead', { params: { id } })).data, [call, id]);
  const { value, failed, missing, again, put } = useLoaded<Lead>(load);
  useTitle(value ? leadName(value) : words.title);
  return (
    <>
      <PanelLink href={back} className="mb-3 inline-flex min-h-11 items-center text-sm text-link underline">
        {words.back}
      </PanelLink>
      {failed ? <Unreachable again={again} missing={missing} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value ? (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="text-dmd break-words">{leadName(value)}</h1>
            <Tag tone={value.state === 'lost' ? 'bad' : value.state === 'signed' ? 'ok' : 'neutral'}>
              {words.states[value.state]}
            </Tag>
          </div>
          <p className="text-ink-2">
            {words.kinds[value.kind]}. {words.received(date(value.created.slice(0, 10), 'year'))}
            {value.lost_reason ? `. ${value.lost_reason}` : ''}
          </p>
          <div className="mt-6 grid items-start gap-8 rail:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="flex min-w-0 flex-col gap-8">
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
                {(
                  [
                    [words.name, value.name],
                    [words.email, value.email],
                    [words.phone, value.phone],
                  ] as const
                ).map(([name, told]) => (
                  <div key={name} className="contents">
                    <dt className="text-ink-2">{name}</dt>
                    <dd className="break-words">{told || '—'}</dd>
                  </div>
                ))}
              </dl>
              {value.message ? (
                <blockquote className="border-l-2 border-line-strong pl-4 whitespace-pre-line">
                  {value.message}
                </blockquote>
              ) : null}
              <LeadThread lead={value} put={put} />
            </div>
            <div className="flex flex-col gap-8">
              <NextStep key={value.revision} lead={value} put={put} again={again} />
              <InviteLead key={`i${value.revision}`} lead={value} put={put} />
              {group === 'admin' && value.kind === 'partner' && value.state !== 'signed' ? (
                <PanelLink
                  href={hrefOf('licences', { lead: value._id })}
                  className="inline-flex min-h-11 items-center self-start rounded-2 border border-line-strong px-4 font-semibold hover:bg-hover"
                >
                  {words.toLicence}
                </PanelLink>
              ) : null}
            </div>
          </div>
        </>
      ) : null}
    </>
  );
}

/** Next step, date and assignee. Saved with the revision that was read; input stays after a refusal. */
function NextStep({ lead, put, again }: { lead: Lead; put: (lead: Lead) => void; again: () => void }) {
  const { m } = useWords();
  const words = m.licensee.leads;
  const { call } = useSession();
  const { show } = useToast();
  const { cities } = useCities(lead.country);
  const first = {
    state: lead.state,
    lost_reason: lead.lost_reason ?? '',
    next_step: lead.next_step,
    next_on: lead.next_on ?? '',
    owner: lead.owner?._id ?? '',
    city: lead.city._id ?? '',
  };
  const [typed, setTyped] = useState(first);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<{ text: string; changed: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  useUnsaved(JSON.stringify(typed) !== JSON.stringify(first));
  const set = (name: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped((last) => ({ ...last, [name]: event.target.value }));
  const save = async (more: { maybe_spam?: boolean } = {}) => {
    setBusy(true);
    setFailure(null);
    setErrors({});
    const { state, lost_reason, next_step, next_on, owner, city } = typed;
    try {
      const body = {
        revision: lead.revision,
        state,
        next_step,
        next_on: next_on || null,
        owner: owner || null,
        ...(state === 'lost' && lost_reason ? { lost_reason } : {}),
        ...(city && city !== lead.city._id ? { city } : {}),
        ...more,
      };
      put((await call('changeLead', { params: { id: lead._id }, body })).data);
      show({ text: words.saved });
    } catch (error) {
      const refusal = refusalOf(error);
      setErrors(Object.fromEntries((refusal?.issues ?? []).map(({ path, message }) => [path, message])));
      setFailure({ text: refusal?.message ?? m.unreachable, changed: refusal?.code === 'lead_changed' });
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded-4 border border-line bg-surface p-5">
      {failure ? (
        <div role="alert" className="text-sm font-semibold text-bad">
          {failure.text}
          {failure.changed ? (
            <Button className="mt-2" onClick={again}>
              {words.changed}
            </Button>
          ) : null}
        </div>
      ) : null}
      <Select label={words.state} value={typed.state} onChange={set('state')}>
        {leadStates.map((state) => (
          <option key={state} value={state}>
            {words.states[state]}
          </option>
        ))}
      </Select>
      {typed.state === 'lost' ? (
        <Field
          label={words.lostReason}
          value={typed.lost_reason}
          onChange={set('lost_reason')}
          error={errors.lost_reason}
        />
      ) : null}
      <Field
        label={words.nextStep}
        value={typed.next_step}
        maxLength={200}
        onChange={set('next_step')}
        error={errors.next_step}
      />
      <Field type="date" label={words.nextOn} value={typed.next_on} onChange={set('next_on')} error={errors.next_on} />
      <Select label={words.owner} value={typed.owner} onChange={set('owner')} error={errors.owner}>
        <option value="">{words.nobody}</option>
        {[
          ...lead.owners,
          ...(lead.owner && !lead.owners.some(({ _id }) => _id === lead.owner?._id) ? [lead.owner] : []),
        ].map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
      <Select label={words.city} value={typed.city} onChange={set('city')} error={errors.city}>
        {lead.city._id === null ? <option value="">{lead.city.name || words.chooseCity}</option> : null}
        {[
          ...cities,
          ...(lead.city._id && !cities.some(({ _id }) => _id === lead.city._id)
            ? [{ _id: lead.city._id, name: lead.city.name }]
            : []),
        ].map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="ink" className="min-h-12" busy={busy}>
          {words.save}
        </Button>
        <Button className="min-h-12" onClick={() => void save({ maybe_spam: !lead.maybe_spam })}>
          {lead.maybe_spam ? words.notSpam : words.isSpam}
        </Button>
      </div>
    </form>
  );
}
