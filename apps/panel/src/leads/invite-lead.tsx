import type { Lead } from '@metade/contracts/leads.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { useState, type FormEvent } from 'react';
import { refusalOf } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';

/** Invites a lead's restaurant to register, by a link prefilled with what is known of it. */
export function InviteLead({ lead, put }: { lead: Lead; put: (lead: Lead) => void }) {
  const { m, date } = useWords();
  const words = m.licensee.leads;
  const { call } = useSession();
  const { show } = useToast();
  const [typed, setTyped] = useState({ company_name: lead.company_name, email: lead.email });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const city = lead.city._id;
  if (lead.kind === 'partner' || city === null) return null;
  const [latest] = lead.invitations;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setErrors({});
    try {
      put((await call('inviteRestaurant', { params: { id: lead._id }, body: { ...typed, city } })).data);
      show({ text: words.sent });
    } catch (error) {
      const refusal = refusalOf(error);
      const issues = (refusal?.issues ?? []).map(({ path, message }) => [path, message]);
      setErrors(issues.length > 0 ? Object.fromEntries(issues) : { email: refusal?.message ?? m.unreachable });
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby="invite-lead">
      <h2 id="invite-lead" className="text-dsm">
        {words.invite}
      </h2>
      <p className="text-sm text-ink-2">
        {latest?.accepted
          ? words.accepted
          : latest
            ? words.invited(date(latest.expires.slice(0, 10), 'short'))
            : words.inviteText}
      </p>
      {latest?.accepted ? null : (
        <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 flex flex-col gap-3">
          <Field
            label={words.company}
            value={typed.company_name}
            onChange={(event) => setTyped({ ...typed, company_name: event.target.value })}
            error={errors.company_name}
          />
          <Field
            type="email"
            label={words.email}
            value={typed.email}
            onChange={(event) => setTyped({ ...typed, email: event.target.value })}
            error={errors.email}
          />
          <Button type="submit" className="min-h-12 self-start" busy={busy}>
            {words.inviteSend}
          </Button>
        </form>
      )}
    </section>
  );
}
