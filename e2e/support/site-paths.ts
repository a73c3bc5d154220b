import routes from '../../apps/web/src/routes.ts';

type Routes = { path?: string | undefined; children?: Routes | undefined }[];

/** A path of every route of the site, with an x where one asks for something. */
export const sitePaths = pathsOf((await routes) as Routes);

function pathsOf(table: Routes, above = ''): string[] {
  return table.flatMap(({ path = '', children }) => {
    const own = `${above}/${path}`.replaceAll(/\/+/g, '/').replace('*', 'x');
    return [own.replaceAll(/:(\w+)\??/g, 'x'), ...pathsOf(children ?? [], own)];
  });
}
