import type { AdminCatalogueEntry } from '@metade/contracts/admin-catalogue.ts';
import { catalogueIcons, type CatalogueKind } from '@metade/contracts/catalogue.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { CatalogueIcon } from '@metade/ui/catalogue-icon.tsx';
import { Field } from '@metade/ui/field.tsx';
import { TriangleAlert } from 'lucide-react';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import { EntryMoves } from './entry-moves.tsx';
import { catalogueLocales, hasIcon, nameOf } from './entry-name.ts';
import { useEntryForm } from './use-entry-form.ts';

/** An entry with its names beside each other, its icon, and what else can be done with it; null: a new one. */
export function EntryForm({
  title,
  kind,
  entry,
  all,
  onChanged,
  onClose,
}: {
  title: string;
  kind: CatalogueKind;
  entry: AdminCatalogueEntry | null;
  all: readonly AdminCatalogueEntry[];
  onChanged: () => void;
  onClose: () => void;
}) {
  const { m, locale } = useWords();
  const { show } = useToast();
  const tell = (text: string) => {
    show({ text });
    onChanged();
    onClose();
  };
  const form = useEntryForm(kind, entry, (saved) => tell(m.catalogue.saved(nameOf(saved, locale))));
  const done = (text: string) => {
    form.finish();
    tell(text);
  };
  const { draft, errors } = form;
  if (form.finished) return null;
  return (
    <>
      <form noValidate onSubmit={(event) => void form.submit(event)} aria-label={title} className="flex flex-col gap-4">
        {form.theirs.length > 0 ? (
          <Banner tone="wait" live="status" icon={<TriangleAlert aria-hidden="true" className="size-5" />}>
            {m.catalogue.theirs}
            {form.theirs.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </Banner>
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2">
          {catalogueLocales.map((one) => (
            <Field
              key={one}
              label={m.catalogue.languages[one]}
              hint={one === 'pt' ? undefined : one === 'pt-BR' ? m.catalogue.brazilHint : m.catalogue.fallback}
              value={draft.names[one]}
              lang={one}
              required={one === 'pt'}
              maxLength={40}
              onChange={(event) => form.setName(one, event.target.value)}
              error={errors[`names.${one}`]}
            />
          ))}
        </div>
        {entry ? (
          <p className="text-sm text-ink-2">{m.catalogue.slugStays(entry.slug)}</p>
        ) : (
          <Field
            label={m.catalogue.slug}
            hint={m.catalogue.slugHint}
            value={form.slug}
            required
            maxLength={40}
            onChange={(event) => form.set({ slug: event.target.value })}
            error={errors.slug}
          />
        )}
        {hasIcon(kind) ? (
          <fieldset className="min-w-0">
            <legend className="text-sm font-semibold">{m.catalogue.icon}</legend>
            <div className="mt-2 flex flex-wrap gap-1.5">
              {catalogueIcons.map((icon) => (
                <label
                  key={icon}
                  title={m.catalogue.icons[icon]}
                  className="grid size-11 cursor-pointer place-items-center rounded-2 border border-line has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 hover:bg-hover"
                >
                  <input
                    type="radio"
                    name="icon"
                    value={icon}
                    checked={draft.icon === icon}
                    onChange={() => form.set({ icon })}
                    className="sr-only"
                  />
                  <CatalogueIcon icon={icon} className="size-5" />
                  <span className="sr-only">{m.catalogue.icons[icon]}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ) : null}
        <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
          {form.failure}
        </p>
        <Button type="submit" kind="brand" busy={form.busy} className="min-h-12 self-start">
          {entry ? m.catalogue.save : m.catalogue.create}
        </Button>
      </form>
      {form.base && !form.isChanged ? (
        <EntryMoves entry={form.base} all={all} done={done} onChanged={onChanged} />
      ) : null}
    </>
  );
}
