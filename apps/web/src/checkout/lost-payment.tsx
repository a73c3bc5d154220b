import { buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { useLocation } from 'react-router';
import { useWords } from '../words/words.tsx';

/** The payment's response was lost. */
export class LostPayment extends Error {}

/** Says that nothing is paid twice, and reloads the order's state. */
export function LostPaymentPage() {
  const { m } = useWords();
  const { pathname, search } = useLocation();
  return (
    <main className="page-width py-8">
      <title>{`${m.checkout.payTitle} · ${m.site.name}`}</title>
      <EmptyHalfPlate level={1} title={m.checkout.payTitle} text={m.checkout.lost}>
        <a href={pathname + search} className={`${buttonClass('brand')} self-start`}>
          {m.checkout.howItStands}
        </a>
      </EmptyHalfPlate>
    </main>
  );
}
