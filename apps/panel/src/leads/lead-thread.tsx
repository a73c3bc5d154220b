import type { Lead } from '@metade/contracts/leads.ts';
import { Button } from '@metade/ui/button.tsx';
import { Select, TextArea } from '@metade/ui/field.tsx';
import { useState, type FormEvent } from 'react';
import { refusalText } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';

const kinds = ['sent', 'answer', 'note'] as const;

/** The thread, and a form to add an e-mail, an answer by the person, or a note. */
export function LeadThread({ lead, put }: { lead: Lead; put: (lead: Lead) => void }) {
  const { m, date } = useWords();
  const words = m.licensee.leads;
  const { call } = useSession();
  const { show } = useToast();
  const [kind, setKind] = useState<(typeof kinds)[number]>('sent');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  useUnsaved(text.trim() !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      const params = { id: lead._id };
      const { data } =
        kind === 'sent'
          ? await call('answerLead', { params, body: { text } })
          : await call('noteLead', { params, body: { kind, text } });
      setText('');
      put(data);
      show({ text: kind === 'sent' ? words.sent : words.saved });
    } catch (failure) {
      setError(refusalText(failure) ?? m.unreachable);
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className="text-dsm">
        {words.thread}
      </h2>
      {lead.entries.length === 0 ? <p className="mt-1 text-sm text-ink-2">{words.noThread}</p> : null}
      <ol className="mt-3 flex flex-col gap-4">
        {lead.entries.map((entry) => (
          <li key={entry._id} className="border-l-2 border-line-strong pl-4">
            <p className="text-sm text-ink-2">
              {[words.entries[entry.kind], entry.by, date(entry.at.slice(0, 10), 'past')].filter(Boolean).join(' · ')}
            </p>
            <p className="break-words whitespace-pre-line">{entry.text}</p>
          </li>
        ))}
      </ol>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 flex flex-col gap-3">
        <Select
          label={words.what}
          value={kind}
          onChange={(event) => setKind(event.target.value as typeof kind)}
          className="max-w-xs"
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {words.writeAs[one]}
            </option>
          ))}
        </Select>
        <TextArea
          label={words.text2}
          value={text}
          maxLength={4000}
          onChange={(event) => setText(event.target.value)}
          error={error}
        />
        <Button type="submit" kind={kind === 'sent' ? 'brand' : 'outline'} className="min-h-12 self-start" busy={busy}>
          {kind === 'sent' ? words.send : words.keep}
        </Button>
      </form>
    </section>
  );
}
