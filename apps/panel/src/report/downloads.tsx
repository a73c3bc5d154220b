import { Button } from '@metade/ui/button.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';

/** A quarterly report's files. They are fetched with the session's token, which a plain link would not send. */
export function Downloads({ report, quarter, name }: { report: string; quarter: string; name: string }) {
  const { m, locale } = useWords();
  const { token } = useSession();
  const { restaurant } = useRestaurant();
  const { show } = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  const save = async (kind: 'pdf' | 'csv') => {
    setBusy(kind);
    try {
      const response = await fetch(`/v1/host/restaurants/${restaurant._id}/reports/${report}/${kind}`, {
        headers: { authorization: `Bearer ${token}`, 'accept-language': locale },
      });
      if (!response.ok) throw new Error(String(response.status));
      keep(await response.blob(), `metade-${quarter}.${kind}`);
    } catch {
      show({ text: m.report.downloadFailed, failure: true });
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className="flex gap-2">
      {(['pdf', 'csv'] as const).map((kind) => (
        <Button
          key={kind}
          busy={busy === kind}
          onClick={() => void save(kind)}
          aria-label={m.report.downloadOf(m.report[kind], name)}
        >
          <Download aria-hidden="true" className="size-5" strokeWidth={1.9} />
          {m.report[kind]}
        </Button>
      ))}
    </div>
  );
}

function keep(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
