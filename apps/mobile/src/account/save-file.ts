import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

/** Hands a text over as a file, to be kept or sent where its owner likes. */
export async function saveFile(name: string, text: string): Promise<void> {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(text);
  try {
    await shareAsync(file.uri, { mimeType: 'application/json', UTI: 'public.json' });
  } finally {
    file.delete();
  }
}
