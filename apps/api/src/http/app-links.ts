import type { FastifyInstance } from 'fastify';
import type { AppsConfig } from '../config.ts';

/** What a phone opens in the app instead of the browser: what has a screen there, and none of the panel's. */
const paths = [
  '/restaurants/*',
  '/sigin',
  '/auth/*',
  '/consent',
  '/unsubscribe/*',
  '/reserve',
  '/restaurant/description/*',
  '/checkout',
  '/checkout/*',
  '/infos-reserve/*',
  '/booking/*',
  '/waiting/*',
  '/avalia/*',
  '/gift/*',
  '/profile',
  '/profile/*',
  '/wishlist',
];

/** The files by which Android and iOS believe that the installed app may open the site's links. Not there where no app is configured. */
export async function appLinkRoutes(app: FastifyInstance, { android, ios }: AppsConfig): Promise<void> {
  if (android)
    app.get('/.well-known/assetlinks.json', async (_, reply) =>
      reply.header('cache-control', kept).send([
        {
          relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
          target: {
            namespace: 'android_app',
            package_name: android.package,
            sha256_cert_fingerprints: android.certificates,
          },
        },
      ]),
    );
  if (ios)
    app.get('/.well-known/apple-app-site-association', async (_, reply) =>
      reply
        .header('cache-control', kept)
        .type('application/json')
        .send({
          applinks: { details: [{ appIDs: [ios.id], components: paths.map((path) => ({ '/': path })) }] },
          webcredentials: { apps: [ios.id] },
        }),
    );
}

const kept = 'public, max-age=3600';
