const { realpathSync } = require('node:fs');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
// Its modules are those of apps/mobile.
config.watchFolders = [realpathSync(`${__dirname}/node_modules`)];
module.exports = config;
