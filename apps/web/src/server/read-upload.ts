import type { RequestFacts } from './context.ts';
import { megabyte, readForm } from './read-form.ts';
import { siteConfig } from './site-data.ts';

/** A form with a picture, or several: as long as they may be, and a little for the rest. */
export async function readUpload(facts: RequestFacts, request: Request, pictures = 1): Promise<FormData> {
  const { imageMaxMegabytes = 10 } = (await siteConfig(facts)).settings;
  return readForm(request, (pictures * Number(imageMaxMegabytes) + 1) * megabyte);
}
