const { once } = require('node:events');

module.exports = async () => {
  const child = globalThis.apiOfScreens;
  const ended = once(child, 'exit');
  child.stdin.end();
  await ended;
};
