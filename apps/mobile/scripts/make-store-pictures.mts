// Makes the stores' pictures of the app's own screens, into store/pictures: e2e/apps/store-pictures.shots.ts takes them against the demo.
// Run after screens or words have changed; with languages (pt pt-BR en es) only theirs.
import { exportApp } from '../../../scripts/app-bundles.mjs';
import { ensureAppInstalled } from '../../../scripts/app-install.mjs';
import { builtApps, ensureBuilt } from '../../../scripts/ensure-builds.mjs';
import { ensureHeadlessShell } from '../../../scripts/ensure-chromium.mjs';
import { ensureInstalled } from '../../../scripts/ensure-install.mjs';
import { runPlaywright } from '../../../scripts/run-tests.mjs';
import { storeLanguages } from './store-files.mts';

const languages = process.argv.slice(2);
const unknown = languages.find((one) => !storeLanguages.some(({ locale }) => locale === one));
if (unknown) throw new Error(`Languages: ${storeLanguages.map(({ locale }) => locale).join(' ')}, not ${unknown}`);
await ensureInstalled();
await ensureAppInstalled();
await exportApp('web');
for (const name of builtApps) await ensureBuilt(name);
const config = 'e2e/apps/store-pictures.config.ts';
const title = languages.length > 0 ? `in (${languages.join('|')})$` : undefined;
const { failed } = await runPlaywright({ config, title }, await ensureHeadlessShell());
process.exitCode = failed > 0 ? 1 : 0;
