export { feedEndpoint } from './feed-endpoint.ts';
export { makeFeed } from './make-feed.ts';
