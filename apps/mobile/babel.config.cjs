// For the screen tests, which load what the app loads later by require; Metro finds the same preset by itself.
module.exports = (api) => ({
  presets: ['babel-preset-expo'],
  plugins: api.env('test') ? ['dynamic-import-node'] : [],
});
