import { Problem } from '@metade/ui/banner.tsx';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { Field, TextArea } from '@metade/ui/field.tsx';
import { FileField } from '@metade/ui/file-field.tsx';
import { Form, Link, useNavigation } from 'react-router';
import type { ClaimPageData, ClaimResult } from './claim-data.ts';
import { useDiscount } from '../shell/discount.ts';
import { useWords } from '../words/words.tsx';
import { ClaimState } from './claim-state.tsx';

/** Claim that the discount was not given: photo of the bill, amount, and description. */
export function ClaimPage({ data, result }: { data: ClaimPageData; result: ClaimResult | undefined }) {
  const { m, Date } = useWords();
  const { off } = useDiscount();
  const { order } = data;
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-xl">
        <h1 className="text-dlg">{m.trouble.claimTitle(off)}</h1>
        <p className="mt-2 text-ink-2">
          {order.restaurant.company_name} · {Date(order.date)}, {order.time}
        </p>
        {order.actions.includes('claim') ? (
          <ClaimForm data={data} result={result} />
        ) : (
          <>
            {order.claim ? null : <p className="mt-4 text-ink-2">{m.trouble.claimClosed}</p>}
            <ClaimState order={order} />
          </>
        )}
        <Link to={`/infos-reserve/${order._id}`} className={`${buttonClass('text')} mt-6 px-0!`}>
          {m.trouble.backToOrder}
        </Link>
      </div>
    </div>
  );
}

function ClaimForm({ data, result }: { data: ClaimPageData; result: ClaimResult | undefined }) {
  const { m, money } = useWords();
  const busy = useNavigation().formMethod === 'POST';
  const { problem, kept } = result ?? {};
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      className="mt-5 flex flex-col gap-5"
    >
      <p>
        {m.trouble.claimIntro} {m.trouble.claimPromise(money(data.guaranteeMax))}
      </p>
      {problem ? <Problem>{problem.message}</Problem> : null}
      <FileField
        label={`${m.trouble.claimPhoto} (${m.site.required})`}
        name="file"
        words={m.site.chooseFile(false)}
        required
        accept="image/jpeg,image/png,image/webp,image/avif"
        hint={m.trouble.claimPhotoHint(data.imageMaxMegabytes)}
        error={problem?.fields.file}
      />
      <Field
        label={`${m.trouble.claimFood} (${data.order.price.currency}, ${m.site.required})`}
        name="food"
        required
        inputMode="decimal"
        autoComplete="off"
        defaultValue={kept?.food ?? data.filled?.food}
        error={problem?.fields.food}
        className="max-w-96"
      />
      <Field
        label={`${m.trouble.claimCharged} (${data.order.price.currency}, ${m.site.required})`}
        name="charged"
        required
        inputMode="decimal"
        autoComplete="off"
        defaultValue={kept?.charged}
        error={problem?.fields.charged}
        className="max-w-96"
      />
      <TextArea
        label={`${m.trouble.claimText} (${m.site.required})`}
        name="text"
        required
        rows={5}
        hint={m.trouble.claimTextHint}
        defaultValue={kept?.text ?? data.filled?.text}
        error={problem?.fields.text}
      />
      <Button type="submit" kind="brand" size="lg" busy={busy} className="self-start">
        {m.trouble.claimSend}
      </Button>
    </Form>
  );
}
