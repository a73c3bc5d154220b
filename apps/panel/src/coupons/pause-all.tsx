import type { Coupon } from '@metade/contracts/coupons.ts';
import { Button } from '@metade/ui/button.tsx';
import { useWords } from '../words/words.tsx';
import { useSwitchCoupons } from './use-switch-coupons.ts';

/** Pauses all coupons of the page that run or will run. */
export function PauseAll({ coupons, onDone }: { coupons: readonly Coupon[]; onDone: () => void }) {
  const { m } = useWords();
  const turn = useSwitchCoupons(onDone);
  const active = coupons.filter((coupon) => coupon.active && coupon.state !== 'over').map(({ _id }) => _id);
  if (active.length === 0) return null;
  return (
    <p className="mt-4">
      <Button onClick={() => void turn(active, false, (paused) => m.coupons.arePaused(paused, active.length - paused))}>
        {m.coupons.pauseThese(active.length)}
      </Button>
    </p>
  );
}
