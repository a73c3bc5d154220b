import type { ApprovalFile } from '@metade/contracts/approval.ts';
import type { Registration } from '@metade/contracts/registration.ts';
import type { RegistrationField } from '@metade/domain/registration.ts';
import { registrationFields } from '@metade/domain/registration.ts';
import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { Button } from '@metade/ui/button.tsx';
import { Checkbox, TextArea } from '@metade/ui/field.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { refusalOf } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';

type Decision = 'approve' | 'changes' | 'reject';

/** Approve, request changes by field, or reject (by field, as a whole, or both); input stays after a refusal. */
export function DecisionForm({
  registration,
  onDecided,
  onStale,
}: {
  registration: Registration;
  onDecided: (file: ApprovalFile) => void;
  /** Called when the registration is no longer as shown. */
  onStale: () => void;
}) {
  const { m, locale } = useWords();
  const { call } = useSession();
  const submitted = registration.state === 'submitted';
  const [decision, setDecision] = useState<Decision>(submitted ? 'approve' : 'reject');
  const [asked, setAsked] = useState<Partial<Record<RegistrationField, string>>>({});
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const fields = registrationFields.filter((field) => asked[field] !== undefined);
  useUnsaved([reason, ...Object.values(asked)].some(Boolean));
  const isShort = (text: string) => text.trim().length < 3;
  const general = decision === 'reject' && reason.trim() !== '';
  const nothingSaid = fields.length === 0 && !general;
  const complete =
    decision === 'approve' ||
    (!nothingSaid && !(general && isShort(reason)) && fields.every((field) => !isShort(asked[field] ?? '')));
  const words = decision === 'reject' ? m.admin.rejecting : m.admin;

  const send = () => {
    const { _id: id, revision } = registration;
    const params = { id };
    if (decision === 'approve') return call('approveRegistration', { params, body: { revision } });
    const changes = fields.map((field) => ({ field, reason: asked[field] ?? '' }));
    const reasons = [...(general ? [{ reason }] : []), ...changes];
    if (decision === 'reject') return call('rejectRegistration', { params, body: { revision, reasons } });
    return call('requestChanges', { params, body: { revision, changes } });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFailure('');
    if (!complete) return;
    setBusy(true);
    try {
      const { data } = await send();
      setAsked({});
      setReason('');
      onDecided(data);
    } catch (error) {
      const refusal = refusalOf(error);
      setFailure(refusal?.message ?? m.unreachable);
      if (refusal?.code === 'restaurant_changed' || refusal?.code === 'restaurant_state') onStale();
    } finally {
      setBusy(false);
    }
  };
  const choices: [Decision, string][] = [
    ...(submitted
      ? ([
          ['approve', m.admin.approve],
          ['changes', m.admin.askChanges],
        ] as [Decision, string][])
      : []),
    ['reject', m.admin.reject],
  ];
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className="flex flex-col gap-4 rounded-4 border border-line p-5"
    >
      <h2 className="text-dsm">{m.admin.decide}</h2>
      <fieldset>
        <legend className="sr-only">{m.admin.what}</legend>
        {choices.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="decision"
              value={value}
              checked={decision === value}
              onChange={() => setDecision(value)}
              className="size-5 accent-brand"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {decision === 'reject' ? (
        <TextArea
          label={m.admin.reason}
          hint={m.admin.reasonHint}
          value={reason}
          maxLength={1000}
          onChange={(event) => setReason(event.target.value)}
          error={tried && general && isShort(reason) ? m.admin.reasonMissing : undefined}
        />
      ) : null}
      {decision === 'approve' ? null : (
        <div>
          {registrationFields.map((field) => {
            const name = fieldLabel(field, locale);
            const text = asked[field];
            return (
              <div key={field}>
                <Checkbox
                  label={words.mark(name)}
                  checked={text !== undefined}
                  onChange={(event) => setAsked({ ...asked, [field]: event.target.checked ? '' : undefined })}
                />
                {text === undefined ? null : (
                  <TextArea
                    label={words.reasonOf(name)}
                    hint={m.admin.reasonHint}
                    value={text}
                    maxLength={1000}
                    rows={2}
                    onChange={(event) => setAsked({ ...asked, [field]: event.target.value })}
                    error={tried && isShort(text) ? m.admin.reasonMissing : undefined}
                    className="mb-3"
                  />
                )}
              </div>
            );
          })}
        </div>
      )}
      <p role="alert" className="text-sm font-semibold text-bad">
        {failure || (tried && decision !== 'approve' && nothingSaid ? words.pickFields : '')}
      </p>
      <Button type="submit" kind={decision === 'approve' ? 'brand' : 'ink'} size="lg" busy={busy}>
        {choices.find(([value]) => value === decision)?.[1]}
      </Button>
    </form>
  );
}
