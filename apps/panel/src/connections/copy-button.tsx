import { Button } from '@metade/ui/button.tsx';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../words/words.tsx';

/** Copies a text to the clipboard. Where the browser forbids it, the field beside it can be selected. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { m } = useWords();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(text));
  const done = copied === text;
  return (
    <Button onClick={() => void copy().catch(() => setCopied(null))}>
      {done ? <Check aria-hidden="true" className="size-5" /> : <Copy aria-hidden="true" className="size-5" />}
      <span aria-live="polite">{done ? m.connections.copied : label}</span>
    </Button>
  );
}
