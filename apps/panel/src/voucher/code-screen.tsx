import { readTypedCode, voucherCodeLength } from '@metade/domain/voucher.ts';
import { Button, buttonClass } from '@metade/ui/button.tsx';
import { useState } from 'react';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { useWords } from '../words/words.tsx';
import { CodeBoxes } from './code-boxes.tsx';
import { CodeKeys } from './code-keys.tsx';
import { ResultCard } from './result-card.tsx';
import { useVoucher } from './use-voucher.ts';

/** Six boxes for a voucher's code, which is looked up with the sixth character. */
export default function CodeScreen() {
  const { m } = useWords();
  const voucher = useVoucher();
  const [code, setCode] = useState('');
  const [unknown, setUnknown] = useState<string | null>(null);

  const change = (text: string) => {
    const { code: next, unknown: other } = readTypedCode(text);
    setUnknown(other);
    if (next === code) return;
    setCode(next);
    if (next.length === voucherCodeLength) void voucher.find(next);
    else if (voucher.step.kind !== 'waiting') voucher.reset();
  };
  const another = () => {
    setCode('');
    setUnknown(null);
    voucher.reset();
  };
  const typing = voucher.step.kind === 'waiting';
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5 px-4 pt-4 pb-6 md:px-6">
      <ScreenHead title={m.voucher.codeTitle} />
      <CodeBoxes code={code} onChange={change} unknown={unknown} takesFocus={typing} />
      <ResultCard
        voucher={voucher}
        next={
          <Button size="host" onClick={another} className="w-full">
            {m.voucher.typeNext}
          </Button>
        }
      />
      {typing ? (
        <>
          <CodeKeys onSign={(sign) => change(code + sign)} onDelete={() => change(code.slice(0, -1))} />
          <PanelLink href={hrefOf('scan')} className={buttonClass('outline', 'host')}>
            {m.voucher.scanInstead}
          </PanelLink>
        </>
      ) : null}
    </div>
  );
}
