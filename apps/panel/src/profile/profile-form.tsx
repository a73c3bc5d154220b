import type { HouseProfile } from '@metade/contracts/house-profile.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { TriangleAlert } from 'lucide-react';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import { AboutPart } from './about-part.tsx';
import { BookingPart } from './booking-part.tsx';
import { FoodPart } from './food-part.tsx';
import { HoursField } from './hours-field.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** The whole profile in one form; edits gather in a bar with save and undo. */
export function ProfileFormView({ profile }: { profile: HouseProfile }) {
  const { m } = useWords();
  const words = m.house.profile;
  const form = useProfileForm(profile);
  const { show } = useToast();
  const ground = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.save()) return show({ text: words.saved });
    flushSync(() => {});
    ground.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  return (
    <form ref={ground} noValidate onSubmit={(event) => void submit(event)} className="mt-6 flex flex-col gap-10">
      {form.theirs.length > 0 ? (
        <Banner tone="wait" live="status" icon={<TriangleAlert aria-hidden="true" className="size-5" />}>
          {words.changedByOther(form.theirs.map((field) => words.names[field]).join(', '))}
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
      <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 border-t border-line bg-page px-4 py-3 md:bottom-0">
        <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
          {form.failure}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="brand" size="host" busy={form.busy} disabled={!form.dirty}>
            {words.save}
          </Button>
          {form.dirty ? (
            <Button size="host" onClick={form.undo}>
              {words.undo}
            </Button>
          ) : (
            <p className="text-sm text-ink-3">{words.nothingChanged}</p>
          )}
        </div>
      </div>
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
