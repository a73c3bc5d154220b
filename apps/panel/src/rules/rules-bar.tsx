import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { useState } from 'react';
import { useBarHeight } from '../shell/use-bar-height.ts';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import { isPrice, type Rules } from './rules-data.ts';
import type { RulesDraft } from './use-rules-draft.ts';
import { useShown } from './use-shown.ts';

/** Unsaved changes, whom they affect, and their reason. */
export function RulesBar({ data, draft }: { data: Rules; draft: RulesDraft }) {
  const { m } = useWords();
  const { placeOf } = useShown();
  const toast = useToast();
  const bar = useBarHeight();
  const [reason, setReason] = useState('');
  const [lacking, setLacking] = useState(false);
  const all = data.groups.flatMap(({ rules }) => rules);
  const kept = draft.changes.filter((one) => isPrice(one) || all.find(({ name }) => name === one.name)?.kept);
  const touched = data.markets.filter(
    ({ country, bookings }) => bookings > 0 && kept.some((one) => one.country === null || one.country === country),
  );
  const short = reason.trim().length < 3;
  return (
    <form
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        setLacking(short);
        if (short || !(await draft.save(reason.trim()))) return;
        setReason('');
        toast.show({ text: m.rules.saved });
      }}
    >
      <div
        ref={bar}
        data-bar="save"
        className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-6 border-t border-line bg-page px-4 py-3 rail:bottom-0 rail:-mx-7 rail:px-7"
      >
        <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
          {draft.failure}
        </p>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <div className="min-w-0 flex-[1_1_18rem]">
            <Tag tone="wait">{m.rules.toSave(draft.changes.length)}</Tag>
            <p className="mt-1 text-sm text-ink-2">
              {kept.length > 0 ? m.rules.newBookings : m.rules.atOnce}{' '}
              {touched.map(({ country, bookings }) => m.rules.keep(bookings, placeOf(country))).join(' ')}
            </p>
          </div>
          <Field
            className="flex-[1_1_14rem]"
            label={m.rules.reason}
            hint={m.rules.reasonHint}
            error={lacking && short ? m.rules.reasonMissing : undefined}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button size="host" onClick={draft.clear}>
              {m.rules.undoAll}
            </Button>
            <Button type="submit" kind="brand" size="host" busy={draft.busy} disabled={draft.theirs.length > 0}>
              {m.rules.save}
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}
