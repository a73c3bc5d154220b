import { buttonClass } from '@metade/ui/button.tsx';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../words/words.tsx';

/** Shares date and place by the system's share sheet, else the clipboard. Never the voucher itself. */
export function ShareButton({ path, title, text }: { path: string; title: string; text: string }) {
  const { m } = useWords();
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const url = new URL(path, window.location.href).href;
    if (typeof navigator.share === 'function') {
      // Cancelling the share sheet rejects.
      await navigator.share({ title, text, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(`${text}\n${url}`);
      setCopied(true);
    } catch {
      // Where the clipboard is not available, the text is selected for copying.
      window.prompt(title, url);
    }
  };
  return (
    <button type="button" onClick={() => void share()} className={buttonClass()}>
      <Share2 aria-hidden="true" className="size-5 shrink-0" />
      <span aria-live="polite">{copied ? m.restaurant.copied : m.orders.share}</span>
    </button>
  );
}
