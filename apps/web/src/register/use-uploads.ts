import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useWords } from '../words/words.tsx';
import { sendPicture } from './send-picture.ts';

export type Upload = {
  key: number;
  file: File;
  /** Progress, 0 to 1; null: queued. */
  part: number | null;
  /** Why it was rejected. It stays until it is sent again or dismissed. */
  problem: string | null;
};

export type Uploads = ReturnType<typeof useUploads>;

/** Queue of uploads: finished ones are shown by the page, failed ones stay here with their reason. */
export function useUploads(intent: string, megabytesMax: number) {
  const { m } = useWords();
  const { revalidate } = useRevalidator();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [done, setDone] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const queue = useRef<Upload[]>([]);
  const sending = useRef<Promise<void> | null>(null);
  const lastKey = useRef(0);
  const refused = useRef(0);

  const change = (key: number, to: Partial<Upload> | null) =>
    setUploads((all) => all.flatMap((one) => (one.key !== key ? one : to === null ? [] : { ...one, ...to })));
  const refuse = (key: number, problem: string) => {
    refused.current += 1;
    change(key, { problem, part: null });
  };
  const send = async ({ key, file }: Upload) => {
    if (file.size > megabytesMax * 1024 * 1024) return refuse(key, m.register.large(megabytesMax));
    change(key, { part: 0 });
    const problem = await sendPicture(intent, file, (part) => change(key, { part })).catch(() => m.register.lost);
    if (problem !== null) return refuse(key, problem);
    change(key, null);
    setDone((count) => count + 1);
    await revalidate();
  };
  const sendAll = async () => {
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await send(next);
    sending.current = null;
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file): Upload => ({ key: (lastKey.current += 1), file, part: null, problem: null }));
    queue.current.push(...added);
    setUploads((all) => [...all, ...added]);
    setDone(0);
    sending.current ??= sendAll();
  };
  const input = () => form.current?.querySelector<HTMLInputElement>('input[type=file]');
  /** Uploads the selected files; false: there are none. */
  const sendChosen = (): boolean => {
    const chosen = input();
    const files = [...(chosen?.files ?? [])];
    if (!chosen || files.length === 0) return false;
    add(files);
    chosen.value = '';
    // The field shows what is chosen.
    chosen.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  };
  /** Uploads the selected files and waits for all; answers whether none was rejected. */
  const finish = async (): Promise<boolean> => {
    const before = refused.current;
    sendChosen();
    await sending.current;
    return refused.current === before;
  };
  const again = (upload: Upload) => {
    change(upload.key, null);
    add([upload.file]);
  };
  return {
    form,
    uploads,
    waiting: uploads.filter(({ problem }) => problem === null).length,
    done,
    sendChosen,
    finish,
    /** Whether leaving now would lose a picture. */
    pending: () => sending.current !== null || (input()?.files?.length ?? 0) > 0,
    again,
    giveUp: (upload: Upload) => change(upload.key, null),
  };
}
