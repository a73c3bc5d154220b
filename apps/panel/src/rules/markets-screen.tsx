import type { AdminMarket } from '@metade/contracts/admin-markets.ts';
import { Button } from '@metade/ui/button.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { useCallback, useState } from 'react';
import { ListHead } from '../lists/list-head.tsx';
import { useReloadConfig } from '../session/config.tsx';
import { useMayCall } from '../session/admin-roles.tsx';
import { useSession } from '../session/session.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useToast } from '../shell/toast.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { CitiesOf } from './cities.tsx';
import { MarketForm } from './market-form.tsx';
import { useShown } from './use-shown.ts';

/** The markets: open, change or hide one, and edit its cities. */
export function MarketsScreen() {
  const { m, locale } = useWords();
  const { call } = useSession();
  const { placeOf } = useShown();
  const toast = useToast();
  const may = useMayCall()('saveMarket');
  useTitle(m.markets.title);
  const reloadConfig = useReloadConfig();
  const { value, failed, again, put } = useLoaded(
    useCallback(async () => (await call('listMarkets', {})).data, [call]),
  );
  const [open, setOpen] = useState<{ code: string | null; part: 'form' | 'cities' } | null>(null);
  if (failed || value === null)
    return (
      <>
        <ListHead title={m.markets.title} text={m.markets.text} />
        {failed ? <Unreachable again={again} /> : <ListSkeleton />}
      </>
    );
  const market = value.find(({ code }) => code === open?.code) ?? null;
  // What is open stays while the list is read again.
  const changed = async () => {
    reloadConfig();
    put((await call('listMarkets', {})).data);
  };
  const done = (markets: AdminMarket[], code: string) => {
    const isNew = market === null;
    put(markets);
    reloadConfig();
    setOpen(isNew ? { code, part: 'cities' } : null);
    toast.show({ text: isNew ? m.markets.opened(placeOf(code)) : m.markets.saved });
  };
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-dmd">{m.markets.title}</h1>
          <p className="mt-1 text-ink-2">{m.markets.text}</p>
        </div>
        {may ? <Button onClick={() => setOpen({ code: null, part: 'form' })}>{m.markets.add}</Button> : null}
      </header>
      <div className={`mt-5 grid items-start gap-8 ${open ? 'lg:grid-cols-[minmax(0,1fr)_26rem]' : ''}`}>
        <ul aria-label={m.markets.title} className="border-t border-line">
          {value.map((one) => (
            <li key={one.code} className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line py-3.5">
              <span className="min-w-0 flex-[1_1_14rem]">
                <span className="font-semibold">{placeOf(one.code)}</span>{' '}
                {one.shown ? null : <Tag tone="wait">{m.markets.hidden}</Tag>}
                <span className="block text-sm text-ink-2">
                  {Object.values(one.prices)
                    .map((amount) => formatMoney({ amount, currency: one.currency }, locale))
                    .join(', ')}
                </span>
                <span className="block text-sm text-ink-3">{m.markets.facts(one.restaurants, one.cities)}</span>
              </span>
              <span className="grid grid-cols-2 gap-3 max-sm:w-full sm:w-80">
                <Button
                  aria-label={m.markets.citiesOf(placeOf(one.code))}
                  onClick={() => setOpen({ code: one.code, part: 'cities' })}
                >
                  {m.markets.cities}
                </Button>
                {may ? (
                  <Button onClick={() => setOpen({ code: one.code, part: 'form' })}>
                    {m.markets.edit(placeOf(one.code))}
                  </Button>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
        {open?.part === 'form' ? (
          <MarketForm
            key={market?.version ?? 'new'}
            market={market}
            taken={value.map(({ code }) => code)}
            done={done}
            close={() => setOpen(null)}
          />
        ) : null}
        {open?.part === 'cities' && market ? (
          <CitiesOf key={market.code} code={market.code} may={may} changed={() => void changed()} />
        ) : null}
      </div>
    </>
  );
}
