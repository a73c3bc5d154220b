import { Banner } from '@metade/ui/banner.tsx';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { CameraOff } from 'lucide-react';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { useWords } from '../words/words.tsx';
import { ResultCard } from './result-card.tsx';
import { useCamera } from './use-camera.ts';
import { useVoucher } from './use-voucher.ts';

/** Reads a diner's QR with the camera and uses the voucher. */
export default function ScanScreen() {
  const { m } = useWords();
  const voucher = useVoucher();
  const waiting = voucher.step.kind === 'waiting';
  const { state, video } = useCamera(waiting, (text) => void voucher.find(text));
  const blocked = state === 'denied' || state === 'missing';
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5 px-4 pt-4 pb-6 md:px-6">
      <ScreenHead title={m.voucher.scanTitle} />
      {waiting ? (
        <>
          {blocked ? (
            <Banner tone="wait" live="status" icon={<CameraOff aria-hidden="true" className="size-5" />}>
              {state === 'denied' ? m.voucher.cameraDenied : m.voucher.cameraMissing}
            </Banner>
          ) : (
            <>
              <div className="relative aspect-square overflow-hidden rounded-4 bg-hover">
                <video ref={video} muted playsInline className="size-full object-cover" aria-label={m.voucher.aim} />
                <div aria-hidden="true" className="absolute inset-[18%] rounded-4 border-4 border-page opacity-90" />
              </div>
              <p aria-live="polite" className="text-ink-2">
                {state === 'starting' ? m.voucher.starting : m.voucher.aim}
              </p>
            </>
          )}
          <PanelLink href={hrefOf('code')} className={buttonClass('outline', 'host')}>
            {m.voucher.typeInstead}
          </PanelLink>
        </>
      ) : (
        <ResultCard
          voucher={voucher}
          next={
            <Button size="host" onClick={voucher.reset} className="w-full">
              {m.voucher.scanNext}
            </Button>
          }
        />
      )}
    </div>
  );
}
