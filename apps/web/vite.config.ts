import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { cutFonts } from '@metade/ui/cut-fonts.ts';
import { defineConfig } from 'vite';

const fonts = await cutFonts();

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { '@cut-fonts': fonts } },
  build: { manifest: true, assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files: each of React Router's many small ones would cost its own headers and compress alone.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|@react-router)\//,
                  priority: 2,
                },
                {
                  name: 'shared',
                  test: /node_modules\/lucide-react\/|packages\/ui\/(?!src\/(?:field|tick-list)\.)|apps\/web\/src\/(search\/(?!alternatives)|words\/|site\/|shell\/(?!share-button))|apps\/web\/src\/pictures\/picture\./,
                  minShareCount: 2,
                  priority: 1,
                },
                // What only pages with a form need, and the list of restaurants does not.
                { name: 'forms', test: /packages\/ui\/src\/(field|tick-list)\./, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './src/server-entry.ts' } },
      // Without it the bundle would choose React at run time, and choose its development build wherever nobody set NODE_ENV.
      ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      // Everything but Node's own goes into the server bundle: one copy of React, its production build, and a quick start.
      resolve: command === 'build' ? { noExternal: true } : {},
    },
  },
  worker: { format: 'es' },
}));
