import { Banner, Problem } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Field, TextArea } from '@metade/ui/field.tsx';
import { Check } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { FormResult } from './send-form.server.ts';
import { useWords } from '../words/words.tsx';

/** Name, e-mail, phone and the page's own fields; afterwards the result. */
export function LeadForm({
  stamp,
  result,
  address,
  known,
  withCity = false,
}: {
  stamp: string;
  result: FormResult | undefined;
  /** The signed-in person's data. */
  known: FormResult['kept'];
  /** Alternative e-mail address. */
  address: string;
  withCity?: boolean;
}) {
  const { m } = useWords();
  const busy = useNavigation().formMethod === 'POST';
  if (result?.sent) {
    return (
      <div className="mt-8">
        <Banner tone="ok" live="status" icon={<Check aria-hidden="true" className="size-5" />}>
          {m.content.formSent}
        </Banner>
      </div>
    );
  }
  const fields = result?.problem?.fields ?? {};
  const kept = result?.kept ?? known;
  return (
    // The server validates in the page's language, so the browser's own validation is off.
    <Form method="post" noValidate preventScrollReset className="mt-8 flex flex-col gap-5">
      {result?.problem ? <Problem>{result.problem.message}</Problem> : null}
      <input type="hidden" name="stamp" value={kept.stamp || stamp} />
      <div aria-hidden="true" className="absolute -left-[100vw] h-0 overflow-hidden">
        <label>
          {m.content.formLeaveEmpty}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Field
        label={`${m.content.formName} (${m.site.required})`}
        name="name"
        required
        autoComplete="name"
        defaultValue={kept.name}
        error={fields.name}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={`${m.content.formEmail} (${m.site.required})`}
          name="email"
          type="email"
          required
          autoComplete="email"
          defaultValue={kept.email}
          error={fields.email}
        />
        <Field
          label={`${m.content.formPhone} (${m.site.required})`}
          name="phone"
          type="tel"
          required
          autoComplete="tel"
          hint={m.content.formPhoneHint}
          defaultValue={kept.phone}
          error={fields.phone}
        />
      </div>
      {withCity ? (
        <Field
          label={`${m.content.formCity} (${m.site.optional})`}
          name="city"
          autoComplete="address-level2"
          defaultValue={kept.city}
          error={fields.city}
        />
      ) : null}
      <TextArea
        label={`${m.content.formMessage} (${m.site.optional})`}
        name="message"
        rows={5}
        defaultValue={kept.message}
        error={fields.message}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" kind="brand" size="lg" busy={busy}>
          {m.content.formSend}
        </Button>
        <span className="text-sm text-ink-2">
          {m.content.formOr}{' '}
          <a href={`mailto:${address}`} className="text-link">
            {address}
          </a>
        </span>
      </div>
    </Form>
  );
}
