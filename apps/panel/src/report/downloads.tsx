import { Button } from '@metade/ui/button.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../lists/save-file.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';

/** A quarterly report's files, fetched with the session's token, which a plain link would not send. */
export function Downloads({ report, quarter, name }: { report: string; quarter: string; name: string }) {
  const { m } = useWords();
  const { open } = useSession();
  const { restaurant } = useRestaurant();
  const { show } = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  const save = async (kind: 'pdf' | 'csv') => {
    setBusy(kind);
    try {
      const params = { id: restaurant._id, report };
      const response = await open(kind === 'pdf' ? 'getReportPdf' : 'getReportCsv', { params });
      saveFile(await response.blob(), `metade-${quarter}.${kind}`);
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
