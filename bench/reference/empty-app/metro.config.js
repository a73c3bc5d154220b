const { realpathSync } = require('node:fs');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// Its modules are those of apps/mobile.
config.watchFolders = [realpathSync(`${__dirname}/node_modules`)];
// The router's list of screens is kept by its own file's path, which both apps share.
config.cacheVersion = __dirname;
module.exports = config;
