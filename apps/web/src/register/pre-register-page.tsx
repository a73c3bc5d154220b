import { joinWords } from '@metade/i18n/join.ts';
import { Problem } from '@metade/ui/banner.tsx';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { Check } from 'lucide-react';
import { Form, Link, useNavigation } from 'react-router';
import { NameFields } from '../account/name-fields.tsx';
import { NewPasswordFields } from '../account/new-password-fields.tsx';
import { WriteToUs } from '../content/write-to-us.tsx';
import type { PreRegisterData, PreRegisterResult } from './pre-register-data.server.ts';
import { useDiscount } from '../shell/discount.ts';
import { useWords } from '../words/words.tsx';
import { Estimate } from './estimate.tsx';
import { SampleEvening } from './sample-evening.tsx';

/** Why and how to join, and the form that starts it. */
export function PreRegisterPage({ data, result }: { data: PreRegisterData; result: PreRegisterResult | undefined }) {
  const { m, locale } = useWords();
  const { off } = useDiscount();
  const words = joinWords(locale);
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16">
        <div>
          <h1 className="text-dlg">{m.content.registerTitle}</h1>
          <p className="mt-3 text-lg text-ink-2">{m.content.registerText}</p>
          <ul className="mt-6 flex flex-col gap-3">
            {m.content.registerPoints(off).map((point) => (
              <li key={point} className="flex gap-3">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
                {point}
              </li>
            ))}
          </ul>
          <a href="#begin" className={`${buttonClass('brand', 'lg')} mt-6 lg:hidden`}>
            {words.start}
          </a>
          <h2 className="mt-9 text-dsm">{m.content.registerSteps}</h2>
          <ol className="mt-3 flex flex-col gap-3">
            {m.content.registerStepList.map((step, index) => (
              <li key={step} className="flex gap-4">
                <span className="display w-5 shrink-0 text-dsm text-brand-ink">{index + 1}</span>
                <span className="pt-0.5">{step}</span>
              </li>
            ))}
          </ol>
          <div className="mt-9">
            <SampleEvening words={words} ticket={data.ticket} />
          </div>
        </div>
        <section
          id="begin"
          aria-labelledby="begin-title"
          className="scroll-mt-24 rounded-4 border border-line p-5 sm:p-6 lg:self-start"
        >
          <h2 id="begin-title" className="text-dsm">
            {m.register.formTitle}
          </h2>
          {data.goOn ? (
            <Link to={data.goOn} className={`${buttonClass('brand', 'lg')} mt-5 w-full`}>
              {m.register.goOn}
            </Link>
          ) : (
            <OwnerForm data={data} result={result} />
          )}
        </section>
      </div>
      <div className="mt-12 grid items-start gap-10 lg:grid-cols-2 lg:gap-16">
        <Estimate words={words} ticket={data.ticket} />
        <section aria-labelledby="questions">
          <h2 id="questions" className="text-dmd">
            {words.questionsTitle}
          </h2>
          <div className="mt-4 border-t border-line">
            {words.questions(off).map(({ q, a }) => (
              <details key={q} className="border-b border-line">
                <summary className="flex min-h-13 cursor-pointer items-center py-3 font-semibold">{q}</summary>
                <p className="pb-4 text-ink-2">{a}</p>
              </details>
            ))}
          </div>
          <a href="#begin" className={`${buttonClass('brand', 'lg')} mt-8`}>
            {words.start}
          </a>
        </section>
      </div>
      <div className="mt-12 flex flex-col items-start">
        <WriteToUs address={data.address} subject={m.content.registerTitle} />
        <Link to="/restaurant/sigin" reloadDocument className={`${buttonClass('text')} mt-4`}>
          {m.content.restaurantLogin}
        </Link>
      </div>
    </div>
  );
}

function OwnerForm({ data, result }: { data: PreRegisterData; result: PreRegisterResult | undefined }) {
  const { m } = useWords();
  const busy = useNavigation().formMethod === 'POST';
  const { fields = {} } = result?.problem ?? {};
  const kept: PreRegisterResult['kept'] = result?.kept ?? { email: data.invited?.email };
  return (
    // The server validates in the page's language, so the browser's own validation is off.
    <Form method="post" noValidate preventScrollReset className="mt-2 flex flex-col gap-5">
      <p className="text-sm text-ink-2">{m.register.formText}</p>
      {data.invited ? (
        <>
          <p className="font-semibold">{m.register.invited(data.invited.company_name, data.invited.city)}</p>
          <input type="hidden" name="invitation" value={data.invited.token} />
        </>
      ) : null}
      {result ? <Problem>{result.problem.message}</Problem> : null}
      <NameFields kept={kept} errors={fields} />
      <Field
        label={`${m.account.phone} (${m.site.optional})`}
        name="phone"
        type="tel"
        autoComplete="tel"
        hint={m.account.phoneHint}
        defaultValue={kept.phone}
        error={fields.phone}
      />
      <NewPasswordFields label={m.account.password} min={data.passwordMin} errors={fields} />
      <Button type="submit" kind="brand" size="lg" busy={busy}>
        {m.register.begin}
      </Button>
    </Form>
  );
}
