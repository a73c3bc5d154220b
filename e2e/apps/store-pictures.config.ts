import { defineConfig } from '@playwright/test';
import walks from './playwright.config.ts';

/** What makes the stores' pictures, on devices of its own: apps/mobile/scripts/make-store-pictures.mts. */
export default defineConfig({ ...walks, testMatch: '*.shots.ts', projects: [{ name: 'store' }] });
