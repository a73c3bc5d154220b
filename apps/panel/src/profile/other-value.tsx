import { formatSpan } from '@metade/i18n/format-date.ts';
import { Button } from '@metade/ui/button.tsx';
import { useWords } from '../words/words.tsx';
import { spansOf, type ProfileDraft, type ProfilePart } from './profile-draft.ts';
import type { ProfileForm } from './use-profile-form.ts';

/** The parts that can be described in short text. */
type ToldPart =
  | 'description'
  | 'phone'
  | 'website'
  | 'facebook'
  | 'ticket_avg'
  | 'horizon_days'
  | Extract<ProfilePart, `${string}.${string}`>;

/** Somebody else's saved value of the same part, beside the typed one, to use instead. */
export function OtherValue({ form, part }: { form: ProfileForm; part: ToldPart }) {
  const { m } = useWords();
  const words = m.manage.profile;
  const other = form.other(part);
  if (other === undefined) return null;
  const told = toldOf(other, part) || (part.startsWith('worksheet.') ? words.closed : '–');
  return (
    <div className="mt-2 rounded-2 bg-wait-soft px-3 py-2 text-sm text-wait-ink">
      <p className="font-semibold">{words.nowThere}</p>
      <p className="break-words whitespace-pre-line">{told}</p>
      <Button kind="text" onClick={() => form.takeTheirs(part)}>
        {words.takeTheirs}
      </Button>
    </div>
  );
}

function toldOf(draft: ProfileDraft, part: ToldPart): string {
  const [field, key = ''] = part.split('.');
  switch (field as keyof ProfileDraft) {
    case 'more':
      return draft.more[key as keyof typeof draft.more];
    case 'prices':
      return draft.prices[Number(key) as keyof typeof draft.prices];
    case 'worksheet':
      return spansOf(draft.worksheet, Number(key)).map(formatSpan).join(', ');
    default:
      return draft[field as 'description'];
  }
}
