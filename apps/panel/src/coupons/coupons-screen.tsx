import { buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { filterChipClass } from '@metade/ui/chip.tsx';
import type { CouponState } from '@metade/contracts/coupons.ts';
import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { pageIn, pickIn, textIn } from '../shell/query-values.ts';
import { CsvButton } from '../lists/csv-button.tsx';
import { SavedFilters } from '../lists/saved-filters.tsx';
import { useSession } from '../session/session.tsx';
import { go, hrefOf, PanelLink, useRoute } from '../shell/navigation.tsx';
import { ListSkeleton, Pages, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { SearchPill } from '../shell/search-pill.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { Campaigns } from './campaigns.tsx';
import { CouponEditor } from './coupon-editor.tsx';
import { CouponFigures } from './coupon-figures.tsx';
import { CouponPanel } from './coupon-panel.tsx';
import { CouponRow } from './coupon-row.tsx';
import { PauseAll } from './pause-all.tsx';

const states = ['running', 'scheduled', 'paused', 'over'] as const satisfies readonly CouponState[];

/** Coupons with revenue and cost; beside them the one named in the address, or a form for a new one. */
export function CouponsScreen() {
  const { query } = useRoute();
  const form = query.get('edit') ?? query.get('copy');
  if (query.has('new') || form !== null)
    return <CouponEditor key={query.toString()} of={form} copy={query.has('copy')} />;
  return <CouponsDesk />;
}

function CouponsDesk() {
  const { m } = useWords();
  const { call } = useSession();
  const { query } = useRoute();
  useTitle(m.coupons.title);
  const text = textIn(query, 'text');
  const state = pickIn(query, 'state', states);
  const page = pageIn(query);
  const open = query.get('coupon');
  const load = useCallback(() => call('listCoupons', { query: { text, state, page } }), [call, text, state, page]);
  const { value, failed, again } = useLoaded(load);
  const at = (more: Record<string, string | null>) =>
    hrefOf('coupons', { text: text ?? null, state: state ?? null, coupon: open, ...more });
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-[1_1_20rem]">
          <h1 className="text-dmd">{m.coupons.title}</h1>
          <p className="text-ink-2">{m.coupons.text}</p>
        </div>
        <search className="max-sm:w-full">
          <form
            key={text}
            onSubmit={(event) => {
              event.preventDefault();
              const typed = String(new FormData(event.currentTarget).get('text') ?? '').trim();
              go(at({ text: typed || null, coupon: null }));
            }}
          >
            <SearchPill
              name="text"
              label={m.coupons.search}
              defaultValue={text ?? ''}
              maxLength={60}
              className="sm:w-60"
            />
          </form>
        </search>
        <PanelLink href={hrefOf('coupons', { new: '1' })} className={`${buttonClass('brand')} min-h-12 max-sm:w-full`}>
          <Plus aria-hidden="true" className="size-5" strokeWidth={1.9} />
          {m.coupons.create}
        </PanelLink>
      </header>
      <SavedFilters screen="coupons" list="listCoupons" names={['text', 'state']} />
      {failed ? <Unreachable again={again} /> : null}
      {!failed && !value ? <ListSkeleton /> : null}
      {value ? (
        <div className={`mt-6 grid items-start gap-7 ${open ? 'xl:grid-cols-[minmax(0,1fr)_22.25rem]' : ''}`}>
          {open ? (
            <div className="order-first xl:order-last xl:row-span-2">
              <CouponPanel key={open} id={open} onChange={again} close={at({ coupon: null })} />
            </div>
          ) : null}
          <div className="min-w-0">
            <CouponFigures weeks={value.weeks} sums={value.sums} />
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
              <nav aria-label={m.coupons.title} className="flex flex-wrap gap-2">
                {(['all', ...states] as const).map((one) => (
                  <PanelLink
                    key={one}
                    href={at({ state: one === 'all' ? null : one, coupon: null })}
                    aria-current={(state ?? 'all') === one ? 'true' : undefined}
                    className={filterChipClass((state ?? 'all') === one)}
                  >
                    {m.coupons.filters[one]}
                    <span className="font-normal">{value.counts[one]}</span>
                  </PanelLink>
                ))}
              </nav>
              <CsvButton list="exportCoupons" input={{ query: { text, state } }} />
            </div>
            {value.data.length === 0 ? (
              <EmptyHalfPlate title={m.coupons.none} text={m.coupons.noneText} />
            ) : (
              <div role="table" aria-label={m.coupons.title} className="mt-3">
                <CouponRow.Head />
                {value.data.map((coupon) => (
                  <CouponRow
                    key={coupon._id}
                    coupon={coupon}
                    open={coupon._id === open}
                    href={at({ coupon: coupon._id })}
                  />
                ))}
              </div>
            )}
            <Pages
              label={m.coupons.title}
              page={value.page}
              pages={value.pages}
              at={(next) => at({ page: String(next) })}
            />
            {text || state ? <PauseAll coupons={value.data} onDone={again} /> : null}
            <Campaigns campaigns={value.campaigns} href={(name) => at({ text: name, coupon: null })} />
          </div>
        </div>
      ) : null}
    </>
  );
}
