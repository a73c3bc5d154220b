import { Button } from '@metade/ui/button.tsx';
import { useWords } from '../words/words.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Beside what was typed: what somebody else saved in the same field meanwhile, to take instead. */
export function OtherValue({
  form,
  field,
}: {
  form: ProfileForm;
  field: 'description' | 'phone' | 'website' | 'facebook' | 'ticket_avg' | 'horizon_days';
}) {
  const { m } = useWords();
  const words = m.house.profile;
  const other = form.other(field);
  if (other === undefined) return null;
  return (
    <div className="mt-2 rounded-2 bg-wait-soft px-3 py-2 text-sm text-wait-ink">
      <p className="font-semibold">{words.nowThere}</p>
      <p className="break-words whitespace-pre-line">{other || '–'}</p>
      <Button kind="text" onClick={() => form.set(field, other)}>
        {words.takeTheirs}
      </Button>
    </div>
  );
}
