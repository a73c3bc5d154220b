import { data } from 'react-router';
import type { RequestFacts } from './context.ts';
import { siteConfig } from './site-data.ts';

/** Refuses a form that is longer than a picture may be: forms are held in memory, so it is not read at all. */
export async function refuseGiant(facts: RequestFacts, request: Request): Promise<void> {
  const { imageMaxMegabytes = 10 } = (await siteConfig(facts)).settings;
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= (Number(imageMaxMegabytes) + 1) * 1024 * 1024)) throw data(null, 413);
}
