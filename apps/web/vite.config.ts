import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { manifest: true, assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './src/server-entry.ts' } },
      // Everything but Node's own goes into the server bundle: one copy of React, its production build, and a quick start.
      resolve: command === 'build' ? { noExternal: true } : {},
    },
  },
  server: { hmr: { overlay: true } },
}));
