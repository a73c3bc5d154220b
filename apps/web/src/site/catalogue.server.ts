import { type Catalogue, catalogueIn } from '@metade/i18n/catalogue.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { remember } from './remember.server.ts';
import { siteConfig, siteVersion } from './site-data.server.ts';

const remembered = remember(30_000, 20);

/** In the page's language; asked of the API when what the site says has changed, and every 30 s. */
export async function catalogueOf({ api, locale }: Pick<RequestFacts, 'api' | 'locale'>): Promise<Catalogue> {
  await siteConfig({ api });
  const version = siteVersion();
  return remembered(`${version} ${locale}`, async () => {
    const { data } = await remembered(version, () => api.call('getCatalogue', {}));
    return catalogueIn(data, locale);
  });
}
