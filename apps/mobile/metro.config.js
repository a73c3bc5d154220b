const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const toolbar = /expo-router\/build\/.*toolbar\/.*\.android\.js$/;
const icons = path.join(__dirname, 'node_modules/lucide-react-native');
const packages = path.join(__dirname, '../../packages');
const config = getDefaultConfig(__dirname);

// The packages of the product are used as they are; whatever they import comes from this app's own modules, of which there is one copy.
config.watchFolders = ['domain', 'contracts', 'api-client', 'i18n', 'booking-flow', 'ui'].map((name) => path.join(packages, name));
// A module is run when it is first used, not when it is named: a start runs what its first screen needs.
config.transformer.getTransformOptions = async () => ({
  transform: { experimentalImportSupport: true, inlineRequires: true },
});
config.resolver.resolveRequest = (context, name, platform) => {
  const ours = /^@metade\/([a-z0-9-]+)\/(.+)$/.exec(name);
  if (ours) return { type: 'sourceFile', filePath: path.join(packages, ours[1], 'src', ours[2]) };
  // Its entry for node draws files, which an app cannot.
  if (name === 'qrcode') return context.resolveRequest({ ...context, originModulePath: path.join(__dirname, 'package.json') }, 'qrcode/lib/core/qrcode.js', platform);
  // Only a developer's app is looked into.
  if (name === 'expo/devtools' && !context.dev) return { type: 'empty' };
  // An icon is drawn as one path instead of several elements.
  if (context.originModulePath.startsWith(icons) && name === '../createLucideIcon.mjs')
    return { type: 'sourceFile', filePath: path.join(__dirname, 'src/parts/make-icon.tsx') };
  const isTheirs = context.originModulePath.startsWith(packages) && !name.startsWith('.');
  const origin = isTheirs ? path.join(__dirname, 'package.json') : context.originModulePath;
  const found = context.resolveRequest({ ...context, originModulePath: origin }, name, platform);
  // The router's toolbars, which this app has none of, bring all of Compose on Android; their form for other systems brings nothing.
  if (found.type === 'sourceFile' && toolbar.test(found.filePath))
    return { ...found, filePath: found.filePath.replace('.android.', '.') };
  return found;
};

module.exports = config;
