import { Banner, Problem } from '@metade/ui/banner.tsx';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { Field } from '@metade/ui/field.tsx';
import { TriangleAlert } from 'lucide-react';
import { Form, Link, useNavigation } from 'react-router';
import type { DeletionData } from './deletion-data.server.ts';
import type { FormProblem } from '../http/form-problem.server.ts';
import { useWords } from '../words/words.tsx';

type Quote = NonNullable<DeletionData['quote']>;

/** What is lost with the account, with every amount, before the button that deletes it. */
export function DeletePage({ data, problem }: { data: DeletionData; problem: FormProblem | null }) {
  const { m } = useWords();
  const refusal = data.refusal ?? (problem && !problem.fields.password ? problem.message : null);
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-xl">
        <h1 className="text-dlg">{m.profile.deleteTitle}</h1>
        <p className="mt-3 text-ink-2">{m.profile.deleteText}</p>
        {refusal ? (
          <div className="mt-5">
            <Problem>{refusal}</Problem>
          </div>
        ) : null}
        {data.quote ? (
          <>
            {data.quote.registrations.map(({ _id, company_name }) => (
              <p key={_id} className="mt-6 font-semibold break-words">
                {m.profile.deleteRegistration(company_name)}
              </p>
            ))}
            <Settlement quote={data.quote} />
            <Confirmation quote={data.quote} error={problem?.fields.password} />
          </>
        ) : (
          <Link to="/profile/edit" className={`${buttonClass()} mt-6`}>
            {m.profile.deleteKeep}
          </Link>
        )}
      </div>
    </div>
  );
}

function Settlement({ quote }: { quote: Quote }) {
  const { m, money, number, Date: day } = useWords();
  const sums = (amounts: Quote['refund']) => amounts.map((amount) => money(amount)).join(' + ');
  const lost = [
    ...(quote.credit_lost.length > 0 ? [m.profile.deleteCreditLost(sums(quote.credit_lost))] : []),
    ...(quote.points_lost > 0 ? [m.profile.deletePointsLost(quote.points_lost, number(quote.points_lost))] : []),
    ...(quote.free_vouchers_lost > 0 ? [m.profile.deleteFreeLost(quote.free_vouchers_lost)] : []),
  ];
  if (quote.orders.length === 0 && lost.length === 0)
    return <p className="mt-6 font-semibold">{m.profile.deleteNoOrders}</p>;
  return (
    <section className="mt-6 rounded-4 border border-line p-5 md:p-6">
      {quote.orders.length > 0 ? (
        <>
          <h2 className="text-lg font-semibold">{m.profile.deleteOrders}</h2>
          <ul className="mt-3">
            {quote.orders.map((order) => (
              <li key={order._id} className="border-b border-line py-3 last:border-0">
                <p className="font-semibold">{order.restaurant}</p>
                <p className="text-sm text-ink-2">
                  {day(order.date)}, {order.time} · {order.number}
                </p>
                <p className="mt-1 text-sm">
                  {order.refund.amount > 0
                    ? m.profile.deleteRefund(money(order.refund))
                    : order.rule === 'not_paid'
                      ? m.profile.deleteNotPaid
                      : m.profile.deleteNothingBack}
                </p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {quote.refund.length > 0 ? (
        <p className="mt-3 font-semibold">{m.profile.deleteTotal(sums(quote.refund))}</p>
      ) : null}
      {lost.length > 0 ? (
        <div className="mt-4 first:mt-0">
          <Banner tone="wait" icon={<TriangleAlert aria-hidden="true" className="size-5" />}>
            {lost.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Banner>
        </div>
      ) : null}
    </section>
  );
}

function Confirmation({ quote, error }: { quote: Quote; error: string | undefined }) {
  const { m } = useWords();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" noValidate preventScrollReset className="mt-6 flex flex-col gap-5">
      {quote.orders.map(({ _id, rule, refund, credit }) => (
        <input key={_id} type="hidden" name="order" value={`${_id} ${rule} ${refund.amount} ${credit.amount}`} />
      ))}
      <Field
        label={m.profile.deletePassword}
        name="password"
        type="password"
        autoComplete="current-password"
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="ink" busy={busy}>
          {m.profile.deleteSubmit}
        </Button>
        <Link to="/profile/edit" className={buttonClass()}>
          {m.profile.deleteKeep}
        </Link>
      </div>
    </Form>
  );
}
