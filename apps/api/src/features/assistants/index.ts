export { forgetClients } from './oauth-store.ts';
export { mcpEndpoint } from './mcp-endpoint.ts';
export { oauthEndpoints } from './oauth-endpoints.ts';
