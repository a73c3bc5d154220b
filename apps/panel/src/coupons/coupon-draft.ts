import type { Answer, Input } from '@metade/api-client/client.ts';
import { minorUnits } from '../admin/minor-units.ts';

type CouponFile = Answer<'getCoupon'>['data'];
type Named = { _id: string; name: string };

/** A coupon as edited. */
export type CouponDraft = {
  code: string;
  batch: string | null;
  kind: 'percent' | 'fixed' | 'free';
  percent: string;
  amount: string;
  currency: string;
  campaign: string;
  note: string;
  first_day: string;
  last_day: string;
  total_limit: string;
  user_limit: string;
  first_order: boolean;
  countries: string[];
  cities: Named[];
  restaurants: Named[];
  sizes: (2 | 4 | 6)[];
  weekdays: number[];
};

export function emptyDraft(currency: string): CouponDraft {
  return {
    code: '',
    batch: null,
    kind: 'percent',
    percent: '10',
    amount: '',
    currency,
    campaign: '',
    note: '',
    first_day: '',
    last_day: '',
    total_limit: '',
    user_limit: '1',
    first_order: false,
    countries: [],
    cities: [],
    restaurants: [],
    sizes: [],
    weekdays: [],
  };
}

export function draftOf(file: CouponFile, currency: string): CouponDraft {
  const { worth } = file;
  const free = worth.kind === 'percent' && worth.percent === 100;
  return {
    code: file.code,
    batch: file.batch === null ? null : String(file.batch),
    kind: free ? 'free' : worth.kind,
    percent: worth.kind === 'percent' && !free ? String(worth.percent) : '',
    amount: worth.kind === 'fixed' ? (worth.amount / 100).toFixed(2) : '',
    currency: worth.kind === 'fixed' ? worth.currency : currency,
    campaign: file.campaign ?? '',
    note: file.note,
    first_day: file.first_day ?? '',
    last_day: file.last_day ?? '',
    total_limit: file.total_limit === null ? '' : String(file.total_limit),
    user_limit: file.user_limit === null ? '' : String(file.user_limit),
    first_order: file.first_order,
    countries: file.countries ?? [],
    cities: file.cities ?? [],
    restaurants: file.restaurants ?? [],
    sizes: file.sizes ?? [],
    weekdays: file.weekdays ?? [],
  };
}

type Terms = Omit<Input<'saveCoupon'>['body'], 'version'>;

/** A draft in the API's form; no selection means everything. An invalid number is sent as one that the API refuses at its field. */
export function termsOf(draft: CouponDraft): Terms {
  const number = (text: string) => (text.trim() === '' ? null : Number.isInteger(Number(text)) ? Number(text) : 0);
  const some = <T>(list: T[]): T[] | null => (list.length > 0 ? list : null);
  const ids = (list: Named[]) => some(list.map(({ _id }) => _id));
  return {
    worth:
      draft.kind === 'fixed'
        ? { kind: 'fixed', amount: minorUnits(draft.amount) ?? 0, currency: draft.currency }
        : { kind: 'percent', percent: draft.kind === 'free' ? 100 : (number(draft.percent) ?? 0) },
    campaign: draft.campaign.trim() || null,
    note: draft.note,
    first_day: draft.first_day || null,
    last_day: draft.last_day || null,
    total_limit: number(draft.total_limit),
    user_limit: number(draft.user_limit),
    first_order: draft.first_order,
    countries: some(draft.countries),
    cities: ids(draft.cities),
    restaurants: ids(draft.restaurants),
    sizes: some(draft.sizes),
    weekdays: some(draft.weekdays),
  };
}
