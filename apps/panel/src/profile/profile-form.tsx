import type { RestaurantProfile } from '@metade/contracts/restaurant-profile.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { filterChipClass } from '@metade/ui/chip.tsx';
import { TriangleAlert } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { SaveBar } from '../shell/save-bar.tsx';
import { useToast } from '../shell/toast.tsx';
import type { Words } from '../words/words.tsx';
import { useWords } from '../words/words.tsx';
import { AboutPart } from './about-part.tsx';
import { BookingPart } from './booking-part.tsx';
import { FoodPart } from './food-part.tsx';
import { HoursField } from './hours-field.tsx';
import { fieldOf } from './profile-draft.ts';
import { useProfileForm } from './use-profile-form.ts';

/** The whole profile in one form, with a bar to save or undo edits. */
export function ProfileFormView({ profile }: { profile: RestaurantProfile }) {
  const { m } = useWords();
  const words = m.manage.profile;
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
      <Sections />
      <Part name="about">
        <AboutPart form={form} />
      </Part>
      <Part name="food">
        <FoodPart form={form} />
      </Part>
      <Part name="hours">
        <HoursField form={form} />
      </Part>
      <Part name="booking">
        <BookingPart form={form} />
      </Part>
      <SaveBar dirty={form.dirty} busy={form.busy} failure={form.failure} undo={form.undo} />
    </form>
  );
}

type PartName = keyof Words['m']['manage']['profile']['parts'];

/** Links to the parts of the form. */
function Sections() {
  const { m } = useWords();
  const { parts } = m.manage.profile;
  const show = (name: string) => {
    const heading = document.getElementById(`profile-${name}`);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <nav
      aria-label={m.manage.profile.sections}
      className="sticky top-0 z-10 -mx-4 flex gap-2 overflow-x-auto border-b border-line bg-page px-4 py-2"
    >
      {(Object.keys(parts) as PartName[]).map((name) => (
        <button key={name} type="button" onClick={() => show(name)} className={`${filterChipClass(false)} shrink-0`}>
          {parts[name]}
        </button>
      ))}
    </nav>
  );
}

function Part({ name, children }: { name: PartName; children: ReactNode }) {
  const { m } = useWords();
  return (
    <section
      aria-labelledby={`profile-${name}`}
      className="flex flex-col gap-6 rounded-4 border border-line p-4 sm:p-6"
    >
      <h2 id={`profile-${name}`} tabIndex={-1} className="scroll-mt-20 text-dsm outline-none">
        {m.manage.profile.parts[name]}
      </h2>
      {children}
    </section>
  );
}
