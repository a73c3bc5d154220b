import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';
import { type FileKind, fileKinds } from './file-kinds';

/** Hands a text over as a file, to be kept, opened or sent where its owner likes. */
export async function saveFile(name: string, text: string, kind: FileKind): Promise<void> {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(text);
  try {
    await shareAsync(file.uri, fileKinds[kind]);
  } finally {
    file.delete();
  }
}
