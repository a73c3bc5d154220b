import { buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { useLocation } from 'react-router';
import { useWords } from '../words/words.tsx';

/** The answer to a payment never reached the browser. */
export class LostPayment extends Error {}

/** Says that nothing can be paid twice, and asks anew how the order stands. */
export function LostPaymentPage() {
  const { m } = useWords();
  const { pathname, search } = useLocation();
  return (
    <main className="page-width py-8">
      <EmptyHalfPlate level={1} title={m.checkout.payTitle} text={m.checkout.lost}>
        <a href={pathname + search} className={`${buttonClass('brand')} self-start`}>
          {m.checkout.howItStands}
        </a>
      </EmptyHalfPlate>
    </main>
  );
}
