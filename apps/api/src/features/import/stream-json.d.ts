// stream-json has no types of its own; these are the two calls that the import makes.
declare module 'stream-json/filters/Pick.js' {
  import type { Duplex } from 'node:stream';
  const Pick: { withParser(options: { filter: string }): Duplex };
  export default Pick;
}
declare module 'stream-json/streamers/StreamArray.js' {
  import type { Duplex } from 'node:stream';
  const StreamArray: { streamArray(): Duplex };
  export default StreamArray;
}
