import type { RequestFacts } from './context.ts';
import { megabyte, readForm } from './read-form.ts';
import { siteConfig } from './site-data.ts';

/** A form with a picture: as long as a picture may be, and a little for the rest. */
export async function readUpload(facts: RequestFacts, request: Request): Promise<FormData> {
  const { imageMaxMegabytes = 10 } = (await siteConfig(facts)).settings;
  return readForm(request, (Number(imageMaxMegabytes) + 1) * megabyte);
}
