import { type FileKind, fileKinds } from './file-kinds';

/** As on a device: the browser saves it. */
export async function saveFile(name: string, text: string, kind: FileKind): Promise<void> {
  const url = URL.createObjectURL(new Blob([text], { type: fileKinds[kind].mimeType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
