import { Delete } from 'lucide-react';
import { voucherAlphabet } from '@metade/domain/voucher.ts';
import { useWords } from '../words/words.tsx';

const digits = [...voucherAlphabet].filter((sign) => /\d/.test(sign));
const letters = [...voucherAlphabet].filter((sign) => /\D/.test(sign));

/** A keyboard with the characters of codes, for touch screens. */
export function CodeKeys({ onSign, onDelete }: { onSign: (sign: string) => void; onDelete: () => void }) {
  const { m } = useWords();
  return (
    <fieldset className="-mx-4 hidden grid-cols-6 gap-2 bg-hover p-2.5 pointer-coarse:grid md:mx-0 md:rounded-4">
      <legend className="sr-only">{m.voucher.keys}</legend>
      {[...digits, ...letters].map((sign) => (
        <button key={sign} type="button" onClick={() => onSign(sign)} className={KEY}>
          {sign}
        </button>
      ))}
      <button type="button" onClick={onDelete} aria-label={m.voucher.deleteLast} className={`${KEY} col-span-4`}>
        <Delete aria-hidden="true" className="size-6" strokeWidth={1.9} />
      </button>
    </fieldset>
  );
}

const KEY = 'grid min-h-13 place-items-center rounded-2 bg-surface text-lg font-semibold shadow-1 active:bg-sunk';
