import { Button } from '@metade/ui/button.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../lists/save-file.ts';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';

/** A closed statement's files, and the page for a printer. */
export function StatementFiles({ id, number }: { id: string; number: string }) {
  const { m } = useWords();
  const words = m.statement;
  const { open } = useSession();
  const { show } = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  const save = async (kind: 'pdf' | 'csv') => {
    setBusy(kind);
    try {
      const response = await open(kind === 'pdf' ? 'getStatementPdf' : 'getStatementCsv', { params: { id } });
      saveFile(await response.blob(), `metade-${number}.${kind}`);
    } catch {
      show({ text: words.downloadFailed, failure: true });
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Button kind="brand" className="min-h-12" busy={busy === 'pdf'} onClick={() => void save('pdf')}>
        <Download aria-hidden="true" className="size-5" strokeWidth={1.9} />
        {words.pdf}
      </Button>
      <Button className="min-h-12" busy={busy === 'csv'} onClick={() => void save('csv')}>
        {words.csv}
      </Button>
      <Button className="min-h-12" onClick={() => print()}>
        {words.print}
      </Button>
    </div>
  );
}
