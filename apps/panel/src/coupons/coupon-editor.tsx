import type { Answer } from '@metade/api-client/client.ts';
import { useCallback } from 'react';
import { useConfig } from '../session/config.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf } from '../shell/navigation.tsx';
import { FileSkeleton, Unreachable } from '../shell/pages.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { draftOf, emptyDraft } from './coupon-draft.ts';
import { CouponForm } from './coupon-form.tsx';

type CouponFile = Answer<'getCoupon'>['data'];

/** Form for a new coupon, a copy of `of`, or `of` itself. */
export function CouponEditor({ of, copy }: { of: string | null; copy: boolean }) {
  const { m } = useWords();
  const { call } = useSession();
  const currency = useConfig().markets[0]?.currency ?? 'EUR';
  const load = useCallback(
    async (): Promise<CouponFile | 'new'> => (of ? (await call('getCoupon', { params: { id: of } })).data : 'new'),
    [call, of],
  );
  const { value, failed, again } = useLoaded(load);
  if (failed) return <Unreachable again={again} />;
  if (!value) return <FileSkeleton />;
  const back = hrefOf('coupons', { coupon: of });
  if (value === 'new' || copy) {
    const draft = value === 'new' ? emptyDraft(currency) : { ...draftOf(value, currency), code: '' };
    return (
      <>
        <ScreenHead title={m.coupons.newTitle} back={back} />
        <CouponForm first={draft} saved={null} back={back} />
      </>
    );
  }
  return (
    <>
      <ScreenHead title={m.coupons.editTitle(value.code)} back={back} />
      <p className="mt-1 text-ink-2">{m.coupons.editText}</p>
      <CouponForm first={draftOf(value, currency)} saved={value} back={back} />
    </>
  );
}
