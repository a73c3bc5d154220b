import { ApiRefusal } from '@metade/api-client/client.ts';
import { data } from 'react-router';
import { drawQr } from '../server/draw-qr.ts';
import { factsContext } from '../server/context.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { VoucherMissing, VoucherPage } from '../voucher/voucher-page.tsx';
import type { Route } from './+types/voucher';

export const handle = { layout: { header: 'none', footer: 'none', bottomBar: false } };

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const head = (name: string) => pageHead(facts, { title: facts.messages.voucher.title(name), noindex: true });
  try {
    const { data: voucher } = await facts.api.call('getVoucher', { params });
    const { qr, ...shown } = voucher;
    const usable = shown.state === 'confirmed';
    return {
      head: head(shown.restaurant.company_name),
      voucher: shown,
      qrPath: usable ? drawQr(qr) : null,
      now: new Date().toISOString(),
      message: null,
    };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.problem.status !== 404) throw error;
    return data({ head: head(''), voucher: null, qrPath: null, now: '', message: error.problem.message }, 404);
  }
}

export function headers() {
  return { 'x-robots-tag': 'noindex', 'cache-control': 'private, max-age=0', 'referrer-policy': 'no-referrer' };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Voucher({ loaderData }: Route.ComponentProps) {
  const { voucher, qrPath, now, message } = loaderData;
  if (!voucher) return <VoucherMissing message={message ?? ''} />;
  return <VoucherPage voucher={voucher} qrPath={qrPath} now={now} />;
}
