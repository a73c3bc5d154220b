import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { cutFonts } from '@metade/ui/cut-fonts.ts';
import { defineConfig } from 'vite';

// What more than one page needs, but neither the shell nor the list of restaurants: form controls, icons, and
// parts of a restaurant. What the shell or the list imports goes with them all the same.
const ofOtherPages =
  /apps\/web\/src\/(hold|pictures\/(?!picture\.)|restaurant|waitlist|search\/alternatives|shell\/share-button)|packages\/ui\/src\/(field|file-field|tick-list)\.|lucide-react\/dist\/esm\/icons\/(arrow-left|arrow-left-right|calculator|calendar-plus|chart-no-axes-column|check-check|circle-check|circle-exclamation-point|circle-x|clock|clock-exclamation-point|credit-card|image-plus|key-round|landmark|lock|lock-keyhole|mail-check|minus|navigation|phone|printer|qr-code|receipt-text|share-2|shield-check|star|undo-2|utensils|utensils-crossed|wallet-cards)\./;
const ofEveryList =
  /node_modules\/lucide-react\/|packages\/ui\/|packages\/booking-flow\/src\/hold-time\.|apps\/web\/src\/(search\/(?!alternatives)|seen\/|words\/|site\/|shell\/(?!share-button)|checkout\/lost-payment\.|offline\/cached-since\.)|apps\/web\/src\/pictures\/picture\./;
// What several pages of one kind need. The rest of what is shared is small, and only few pages have it.
const ofSeveralPages = {
  pages: ofOtherPages,
  account: /apps\/web\/src\/account\//,
  cards: /apps\/web\/src\/(cards|gateways)\//,
  orders: /apps\/web\/src\/(orders|voucher|wallets|trouble|offline)\//,
};

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
                  test: (id) => ofEveryList.test(id) && !ofOtherPages.test(id) && !id.endsWith('.css'),
                  minShareCount: 2,
                  priority: 1,
                },
                ...Object.entries(ofSeveralPages).map(([name, test]) => ({ name, test, minShareCount: 2 })),
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
