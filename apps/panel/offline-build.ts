import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The map is large, and nothing without its network. */
const needsNetwork = /pin-map|maplibre/;

/** Writes worker.js into the build: the service worker with the list of the build's files, under a version of their own. */
export function offlineBuild(): Plugin {
  let root = '';
  return {
    name: 'offline-build',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const source = await readFile(path.join(root, 'src/service-worker.js'), 'utf8');
      const files = [
        '/panel/',
        '/panel/icon.svg',
        ...Object.keys(bundle)
          .filter((name) => name !== 'index.html' && !needsNetwork.test(name))
          .map((name) => `/panel/${name}`),
      ];
      const version = createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'worker.js',
        source: source
          .replace('const files = [];', `const files = ${JSON.stringify(files)};`)
          .replace("const version = 'none';", `const version = '${version}';`),
      });
    },
  };
}
