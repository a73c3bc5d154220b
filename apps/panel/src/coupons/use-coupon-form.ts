import type { Answer } from '@metade/api-client/client.ts';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { refusalOf } from '../api.ts';
import { useAttempts } from '../restaurant/attempts.ts';
import { useSession } from '../session/session.tsx';
import { go, hrefOf } from '../shell/navigation.tsx';
import { useToast } from '../shell/toast.tsx';
import { useUnsaved } from '../shell/unsaved.ts';
import { useWords } from '../words/words.tsx';
import { type CouponDraft, draftOf, termsOf } from './coupon-draft.ts';

type CouponFile = Answer<'getCoupon'>['data'];

/** A coupon's form: creates without `saved`, else saves with its version. Somebody else's save is shown beside the input. */
export function useCouponForm(first: CouponDraft, saved: CouponFile | null) {
  const { m } = useWords();
  const { call } = useSession();
  const { show } = useToast();
  const attempt = useAttempts<Answer<'createCoupon'>>();
  const [draft, setDraft] = useState(first);
  const [base, setBase] = useState(saved);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [theirs, setTheirs] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  useUnsaved(!done && JSON.stringify(draft) !== JSON.stringify(first));

  const send = async (): Promise<CouponFile> => {
    const terms = termsOf(draft);
    if (base) {
      const input = { params: { id: base._id }, body: { ...terms, version: base.version } };
      return (await call('saveCoupon', input)).data;
    }
    const body = { ...terms, code: draft.code, batch: draft.batch === null ? null : Number(draft.batch) || 0 };
    const answer = await attempt('new', JSON.stringify(body), (idempotencyKey) =>
      call('createCoupon', { body }, { idempotencyKey }),
    );
    return answer.data;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { _id, code } = await send();
      flushSync(() => setDone(true));
      show({ text: base ? m.coupons.saved(code) : m.coupons.created(code) });
      go(hrefOf('coupons', { coupon: _id }), 'replace');
      return;
    } catch (error) {
      const refusal = refusalOf(error);
      const now = refusal?.code === 'coupon_changed' && base ? await newest(base._id) : null;
      if (now && base) {
        setTheirs(changedIn(base, now));
        setBase(now);
      }
      setErrors(Object.fromEntries((refusal?.issues ?? []).map(({ path, message }) => [path, message])));
      setFailure(refusal?.message ?? m.unreachable);
    }
    setBusy(false);
  };
  const newest = (id: string) =>
    call('getCoupon', { params: { id } }).then(
      ({ data }) => data,
      () => null,
    );
  const changedIn = (before: CouponFile, now: CouponFile): string[] => {
    const [was, is] = [draftOf(before, ''), draftOf(now, '')];
    const told = (value: unknown) =>
      Array.isArray(value)
        ? value.map((one) => (typeof one === 'object' ? (one as { name: string }).name : String(one))).join(', ')
        : String(value ?? '');
    return (Object.keys(is) as (keyof CouponDraft)[])
      .filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]))
      .map((key) =>
        m.desk.changed(
          (m.changes.fields as Record<string, string>)[key] ?? key,
          told(was[key]) || '–',
          told(is[key]) || '–',
        ),
      );
  };
  return { draft, setDraft, errors, failure, theirs, busy, submit };
}
