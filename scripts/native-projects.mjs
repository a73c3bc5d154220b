// The native projects that the app's configuration makes, without network: their permissions, links, versions, languages and icons.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { app, appEnvironment } from './app-install.mjs';
import { check, program, sum } from './suites.mjs';

const host = 'metade.example';
const languages = ['pt', 'pt-BR', 'en', 'es'];
const asked = ['CAMERA', 'INTERNET', 'VIBRATE', 'ACCESS_NETWORK_STATE', 'ACCESS_COARSE_LOCATION', 'POST_NOTIFICATIONS'];

/** Makes both in a folder of their own and looks at them. Answers counts. */
export async function checkNativeProjects() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'metade-native-'));
  try {
    for (const name of ['app.config.ts', 'package.json', 'tsconfig.json', 'assets', 'store', 'plugins', 'app'])
      cpSync(path.join(app, name), path.join(folder, name), { recursive: true });
    symlinkSync(path.join(app, 'node_modules'), path.join(folder, 'node_modules'));
    const made = await program(folder, ['expo', 'prebuild', '--no-install'], {
      env: { ...appEnvironment, ...searchPath, CI: '1', METADE_URL: `https://${host}` },
      print: (output) => (/rror/.test(output) ? console.log(output) : null),
    });
    return sum([made, ...(made.failed > 0 ? [] : lookAt(folder))]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The program is found where the app has it, not in the copy. */
const searchPath = { PATH: [path.join(app, 'node_modules/.bin'), process.env.PATH].join(path.delimiter) };

function lookAt(folder) {
  const read = (name) => readFileSync(path.join(folder, name), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  const manifest = read('android/app/src/main/AndroidManifest.xml');
  const gradle = read('android/app/build.gradle');
  const plist = read('ios/Metade/Info.plist');
  const permissions = [
    ...manifest.matchAll(/<uses-permission android:name="android\.permission\.(\w+)"(?![^>]*remove)/g),
  ];
  const value = (key) =>
    new RegExp(`<key>${key}</key>\\s*<(?:string>([^<]*)|(true|false))`).exec(plist)?.slice(1).find(Boolean);
  const strings = languages.map((language) => read(`ios/Metade/Supporting/${language}.lproj/InfoPlist.strings`));
  const privacy = read('ios/Metade/PrivacyInfo.xcprivacy');
  const icons = readdirSync(path.join(folder, 'android/app/src/main/res')).filter((name) => name.startsWith('mipmap-'));
  const told = {
    'Android asks for nothing that has no use': permissions.every(([, name]) => asked.includes(name)),
    'Android asks for the camera': permissions.some(([, name]) => name === 'CAMERA'),
    'Android keeps nothing in backups': manifest.includes('android:allowBackup="false"'),
    'Android opens the links of the site':
      manifest.includes(`android:host="${host}"`) && manifest.includes('android:autoVerify="true"'),
    'Android opens its own links': manifest.includes('android:scheme="metade"'),
    'Android has the version': gradle.includes(`versionName "${version}"`) && /versionCode \d{5,}/.test(gradle),
    'Android has icons of every size': icons.length >= 5,
    'Android leaves out what the bytecode does not need': /^\s*hermesFlags = .*-fstrip-function-names/m.test(gradle),
    'Android takes no code over the air': manifest.includes('expo.modules.updates.ENABLED" android:value="false"'),
    'iOS has the version':
      value('CFBundleShortVersionString') === version && Number(value('CFBundleVersion')) >= 10_000,
    'iOS opens the links of the site': read('ios/Metade/Metade.entitlements').includes(`applinks:${host}`),
    'iOS needs no word on encryption': value('ITSAppUsesNonExemptEncryption') === 'false',
    'iOS says in every language what camera, place and photographs are for': strings.every((text) =>
      ['NSCameraUsageDescription', 'NSLocationWhenInUseUsageDescription', 'NSPhotoLibraryUsageDescription'].every(
        (key) => text.includes(key),
      ),
    ),
    'iOS asks for no microphone and no face': !/NSMicrophoneUsage|NSFaceIDUsage/.test(plist),
    'iOS has a privacy manifest without tracking':
      /NSPrivacyTracking<\/key>\s*<false/.test(privacy) && privacy.includes('CA92.1'),
    'iOS takes no code over the air': /EXUpdatesEnabled<\/key>\s*<false/.test(read('ios/Metade/Supporting/Expo.plist')),
  };
  return Object.entries(told).map(([name, good]) => {
    if (!good)
      console.error(`not so: ${name} (Android's permissions: ${permissions.map(([, one]) => one).join(', ')})`);
    return check(good);
  });
}
