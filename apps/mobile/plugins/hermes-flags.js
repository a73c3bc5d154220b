const { withAppBuildGradle } = require('expo/config-plugins');

/**
 * What Android's bytecode is compiled with. Names of functions are left out: minified they tell nobody anything, traces are read with the
 * source map, and they are a seventh of the file.
 */
const hermesFlags = ['-O', '-output-source-map', '-fstrip-function-names'];

const example = /\/\/ hermesFlags = \[.*\]/;

/** Writes the flags into the Android project. Throws when its template has no place for them. */
module.exports = (config) =>
  withAppBuildGradle(config, (gradle) => {
    if (!example.test(gradle.modResults.contents)) throw new Error('build.gradle has no place for hermesFlags');
    gradle.modResults.contents = gradle.modResults.contents.replace(
      example,
      `hermesFlags = ${JSON.stringify(hermesFlags)}`,
    );
    return gradle;
  });
module.exports.hermesFlags = hermesFlags;
