import { buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Logo } from '@metade/ui/logo.tsx';
import { useLocation } from 'react-router';
import { useWords } from '../words/words.tsx';

/** The error page: what happened, and links. */
export function ErrorPage({ missing, away = false }: { missing: boolean; away?: boolean }) {
  const { m } = useWords();
  const { pathname, search } = useLocation();
  const title = missing ? m.site.notFound : away ? m.site.unavailable : m.site.somethingFailed;
  return (
    <main className="page-width py-8">
      <title>{`${title} · ${m.site.name}`}</title>
      <a href="/" className="inline-block text-brand-ink">
        <Logo label={m.site.name} className="w-28" />
      </a>
      <div className="pt-10">
        <EmptyHalfPlate level={1} title={title}>
          <div className="flex flex-wrap gap-3">
            {missing ? (
              <a href="/reserve" className={buttonClass()}>
                {m.site.myReservations}
              </a>
            ) : (
              <a href={pathname + search} className={buttonClass('brand')}>
                {m.site.tryAgain}
              </a>
            )}
            <a href="/" className={buttonClass()}>
              {m.site.search}
            </a>
            <a href="/contact" className={buttonClass()}>
              {m.site.contact}
            </a>
          </div>
        </EmptyHalfPlate>
      </div>
    </main>
  );
}
