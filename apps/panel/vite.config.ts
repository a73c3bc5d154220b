import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { cutFonts } from '@metade/ui/cut-fonts.ts';
import { defineConfig } from 'vite';
import { offlineBuild } from './offline-build.ts';
import { compressBuild } from './compress-build.ts';

export default defineConfig({
  base: '/panel/',
  resolve: { alias: { '@cut-fonts': await cutFonts() } },
  plugins: [tailwindcss(), react(), offlineBuild(), compressBuild()],
  // Nothing inline: the content security policy allows files of our own alone.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
