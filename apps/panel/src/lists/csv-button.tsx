import type { Input } from '@metade/api-client/client.ts';
import type { Endpoints, OperationName } from '@metade/contracts/endpoints.ts';
import { formatNumber } from '@metade/i18n/format-money.ts';
import { Button } from '@metade/ui/button.tsx';
import { Download, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { refusalText } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import { CutOff, readCsv } from './read-csv.ts';
import { fileName, saveFile } from './save-file.ts';

/** The operations that answer a list's file. */
type CsvOperation = {
  [N in OperationName]: Endpoints[N] extends { stream: 'text/csv' } ? N : never;
}[OperationName];

/** Downloads the whole filtered list, with progress. An incomplete file is not saved. */
export function CsvButton<N extends CsvOperation>({ list, input }: { list: N; input: Input<N> }) {
  const { m, locale } = useWords();
  const { open } = useSession();
  const { show } = useToast();
  const [progress, setProgress] = useState<readonly [done: number, all: number] | null>(null);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const count = (rows: number) => formatNumber(rows, locale, 0);
  const save = async () => {
    const stop = new AbortController();
    reading.current = stop;
    setProgress([0, 0]);
    try {
      const response = await open(list, input, { signal: stop.signal });
      const total = Number(response.headers.get('x-row-count'));
      const file = await readCsv(response, total, (done) => setProgress([done, total]));
      saveFile(file, fileName(response));
      show({ text: m.lists.saved(count(total)) });
    } catch (error) {
      if (stop.signal.aborted) return;
      const text = error instanceof CutOff ? m.lists.cutOff : (refusalText(error) ?? m.lists.cutOff);
      show({ text, failure: true });
    } finally {
      setProgress(null);
    }
  };
  if (progress === null)
    return (
      <Button onClick={() => void save()}>
        <Download aria-hidden="true" className="size-5" strokeWidth={1.9} />
        {m.lists.csv}
      </Button>
    );
  const [done, all] = progress;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className="flex flex-col gap-1 text-sm text-ink-2">
        {all === 0 ? m.lists.preparing : m.lists.progress(count(done), count(all))}
        <progress className="h-2 w-40" {...(all > 0 && { value: done, max: all })} />
      </label>
      <Button onClick={() => reading.current?.abort()}>
        <X aria-hidden="true" className="size-5" strokeWidth={1.9} />
        {m.lists.stop}
      </Button>
    </div>
  );
}
