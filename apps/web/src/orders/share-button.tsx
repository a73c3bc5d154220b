import { Button } from '@metade/ui/button.tsx';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useRootData } from '../root.tsx';
import { useWords } from '../words/words.tsx';

/** The device's own sharing where there is one, else the address in the clipboard. */
export function ShareButton({ path, title }: { path: string; title: string }) {
  const { m } = useWords();
  const { publicUrl } = useRootData();
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const url = publicUrl + path;
    // Closing the share sheet rejects: nothing went wrong.
    if (navigator.share) return navigator.share({ title, url }).catch(() => undefined);
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <Button onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-5" />
      <span aria-live="polite">{copied ? m.restaurant.copied : m.orders.share}</span>
    </Button>
  );
}
