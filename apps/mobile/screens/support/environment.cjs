const preset = require('jest-expo/jest-preset');

const Environment = require(preset.testEnvironment);

/** React Native's own, which keeps what Node has to ask a server: that of React Native is its device's. */
module.exports = class extends Environment {
  async setup() {
    await super.setup();
    this.global.ofNode = { fetch, Headers, Request, Response, FormData, Blob, AbortController, AbortSignal };
  }
};
