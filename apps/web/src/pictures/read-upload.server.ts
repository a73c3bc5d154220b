import type { RequestFacts } from '../http/context.server.ts';
import { megabyte, readForm } from '../http/read-form.server.ts';
import { siteConfig } from '../site/site-data.server.ts';

/** Reads a form with one or several pictures: their maximum size, plus a little for other fields. */
export async function readUpload(facts: RequestFacts, request: Request, pictures = 1): Promise<FormData> {
  const { imageMaxMegabytes = 10 } = (await siteConfig(facts)).settings;
  return readForm(request, (pictures * Number(imageMaxMegabytes) + 1) * megabyte);
}
