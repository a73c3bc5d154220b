import type { Words } from '../words/words.tsx';
import { refusalText } from '../api.ts';

/** A form with files to upload. Throws a sentence for a file that is too large, before it is sent. */
export function fileForm(files: readonly File[], maxMegabytes: number, m: Words['m']): FormData {
  const large = files.find((file) => file.size > maxMegabytes * 1024 * 1024);
  if (large) throw new FileProblem(m.manage.pictures.large(large.name, maxMegabytes));
  const form = new FormData();
  for (const file of files) form.append('file', file);
  return form;
}

class FileProblem extends Error {}

/** Why a file was rejected, in words. */
export function fileProblem(error: unknown, m: Words['m']): string {
  if (error instanceof FileProblem) return error.message;
  return refusalText(error) ?? m.unreachable;
}
