import type { NameAndPlaceView } from '@metade/contracts/proposals.ts';
import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { Button } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { PinField } from '@metade/ui/pin-field.tsx';
import type { FormEvent } from 'react';
import { useConfig } from '../session/config.tsx';
import { useWords } from '../words/words.tsx';
import { useProposalForm, type NameAndPlaceState } from './use-proposal-form.ts';

/** Form for a new name and address, as in the registration: the postal code fills in the address, the pin can be moved. */
export function ProposalForm({
  first,
  replaces,
  onSent,
  onStale,
  onCancel,
}: {
  first: NameAndPlaceView;
  replaces: string | null;
  onSent: (state: NameAndPlaceState) => void;
  onStale: () => void;
  onCancel: () => void;
}) {
  const { m, locale } = useWords();
  const words = m.proposals;
  const { draft, set, found, errors, failure, busy, fillIn, send } = useProposalForm(first, replaces, {
    onSent,
    onStale,
  });
  const { mapStyleUrl } = useConfig();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await send();
  };
  const field = (name: 'company_name' | 'zip' | 'street' | 'number' | 'district' | 'city', autoComplete?: string) => (
    <Field
      label={fieldLabel(name, locale)}
      autoComplete={autoComplete ?? 'off'}
      value={draft[name]}
      onChange={(event) => set({ [name]: event.target.value })}
      error={errors[name]}
    />
  );
  return (
    <form
      noValidate
      aria-label={words.formTitle}
      onSubmit={(event) => void submit(event)}
      className="mt-4 flex flex-col gap-6 rounded-4 border border-line p-4 md:p-6"
    >
      <h3 className="text-dsm">{words.formTitle}</h3>
      {field('company_name', 'organization')}
      <div className="grid gap-6 sm:grid-cols-2">
        <div onBlur={() => void fillIn()}>
          <Field
            label={fieldLabel('zip', locale)}
            autoComplete="postal-code"
            hint={words.zip.zipHint}
            value={draft.zip}
            onChange={(event) => set({ zip: event.target.value })}
            error={errors.zip}
          />
          <p role="status" className="mt-1 text-xs text-ok">
            {found ? words.zip.zipFound([found.street, found.city].filter(Boolean).join(', ')) : ''}
          </p>
        </div>
        <div>
          {field('city', 'address-level2')}
          <p className="mt-1 text-xs text-ink-3">{words.far}</p>
          <a href="/contact" className="inline-flex min-h-11 items-center text-sm text-link">
            {words.write}
          </a>
        </div>
      </div>
      <div className="grid gap-6 sm:grid-cols-[2fr_1fr]">
        {field('street', 'address-line1')}
        {field('number')}
      </div>
      {field('district')}
      <PinField
        legend={fieldLabel('location', locale)}
        words={words.pin}
        value={draft}
        onChange={set}
        errors={errors}
        near={found?.location ?? null}
        styleUrl={mapStyleUrl}
      />
      <div>
        <p role="alert" className="mb-3 text-sm font-semibold text-bad empty:hidden">
          {failure}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="ink" size="host" busy={busy}>
            {replaces === null ? words.send : words.replace}
          </Button>
          <Button size="host" onClick={onCancel}>
            {m.manage.cancel}
          </Button>
        </div>
      </div>
    </form>
  );
}
