import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useWords } from '../words/words.tsx';
import { sendPicture } from './send-picture.ts';

export type Upload = {
  key: number;
  file: File;
  /** How much of it has left, 0 to 1; null: its turn has not come. */
  part: number | null;
  /** Why it was not taken. It stays until it is sent again or given up. */
  problem: string | null;
};

/** Pictures on their way, one after another: those that arrive are shown by the page, the others stay here with their reason. */
export function useUploads(intent: string, megabytesMax: number) {
  const { m } = useWords();
  const { revalidate } = useRevalidator();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [done, setDone] = useState(0);
  const queue = useRef<Upload[]>([]);
  const sending = useRef(false);
  const lastKey = useRef(0);

  const change = (key: number, to: Partial<Upload> | null) =>
    setUploads((all) => all.flatMap((one) => (one.key !== key ? one : to === null ? [] : { ...one, ...to })));
  const send = async ({ key, file }: Upload) => {
    if (file.size > megabytesMax * 1024 * 1024) return change(key, { problem: m.register.large(megabytesMax) });
    change(key, { part: 0 });
    const problem = await sendPicture(intent, file, (part) => change(key, { part })).catch(() => m.register.lost);
    change(key, problem === null ? null : { problem, part: null });
    if (problem !== null) return;
    setDone((count) => count + 1);
    await revalidate();
  };
  const sendAll = async () => {
    if (sending.current) return;
    sending.current = true;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await send(next);
    sending.current = false;
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file): Upload => ({ key: (lastKey.current += 1), file, part: null, problem: null }));
    queue.current.push(...added);
    setUploads((all) => [...all, ...added]);
    setDone(0);
    void sendAll();
  };
  const again = (upload: Upload) => {
    change(upload.key, null);
    add([upload.file]);
  };
  const waiting = uploads.filter(({ problem }) => problem === null).length;
  return { uploads, waiting, done, add, again, giveUp: (upload: Upload) => change(upload.key, null) };
}
