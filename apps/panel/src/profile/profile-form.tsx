import type { HouseProfile } from '@metade/contracts/house-profile.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { TriangleAlert } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { SaveBar } from '../shell/save-bar.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import { AboutPart } from './about-part.tsx';
import { BookingPart } from './booking-part.tsx';
import { FoodPart } from './food-part.tsx';
import { HoursField } from './hours-field.tsx';
import { fieldOf } from './profile-draft.ts';
import { useProfileForm } from './use-profile-form.ts';

/** The whole profile in one form; edits gather in a bar with save and undo. */
export function ProfileFormView({ profile }: { profile: HouseProfile }) {
  const { m } = useWords();
  const words = m.house.profile;
  const form = useProfileForm(profile);
  const { show } = useToast();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.save()) show({ text: words.saved });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 flex flex-col gap-10">
      {form.theirs.length > 0 ? (
        <Banner tone="wait" live="status" icon={<TriangleAlert aria-hidden="true" className="size-5" />}>
          {words.changedByOther([...new Set(form.theirs.map((part) => words.names[fieldOf(part)]))].join(', '))}
        </Banner>
      ) : null}
      <Part title={words.parts.about}>
        <AboutPart form={form} />
      </Part>
      <Part title={words.parts.food}>
        <FoodPart form={form} />
      </Part>
      <Part title={words.parts.hours}>
        <HoursField form={form} />
      </Part>
      <Part title={words.parts.booking}>
        <BookingPart form={form} />
      </Part>
      <SaveBar dirty={form.dirty} busy={form.busy} failure={form.failure} undo={form.undo} />
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="text-dsm">{title}</h2>
      {children}
    </section>
  );
}
