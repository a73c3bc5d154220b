import type { RequestFacts } from '../http/context.server.ts';
import { megabyte, readForm } from '../http/read-form.server.ts';
import { siteConfig } from '../site/site-data.server.ts';

/** A form with a picture, or several: as long as they may be, and a little for the rest. */
export async function readUpload(facts: RequestFacts, request: Request, pictures = 1): Promise<FormData> {
  const { imageMaxMegabytes = 10 } = (await siteConfig(facts)).settings;
  return readForm(request, (pictures * Number(imageMaxMegabytes) + 1) * megabyte);
}
