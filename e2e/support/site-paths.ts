import routes from '../../apps/web/src/routes.ts';

type Routes = { path?: string | undefined; file: string; children?: Routes | undefined }[];

/** A path of every route of the site, with an x where one asks for something. */
export const sitePaths = pathsOf((await routes) as Routes);

/** The patterns of those that are a page for people, as `/waiting/:token`. */
export const pagePatterns = ((await routes) as Routes)
  .filter(({ file }) => file.endsWith('.tsx'))
  .map(({ path = '' }) => `/${path}`);

function pathsOf(table: Routes, above = ''): string[] {
  return table.flatMap(({ path = '', children }) => {
    const own = `${above}/${path}`.replaceAll(/\/+/g, '/').replace('*', 'x');
    return [own.replaceAll(/:(\w+)\??/g, 'x'), ...pathsOf(children ?? [], own)];
  });
}
