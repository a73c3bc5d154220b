export default {
  metade: {
    input: './openapi.json',
    output: { target: './made/orval/client.ts', client: 'fetch', mode: 'single', baseUrl: 'http://localhost:3000' },
  },
};
