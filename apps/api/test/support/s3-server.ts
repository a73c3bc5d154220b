import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';

/** A server of S3's protocol with a bucket of pictures, which it keeps in a folder. address: as STORAGE_URL has it. */
export async function startS3Server(directory: string) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = (await server.run()) as unknown as AddressInfo;
  return { port, address: `s3://S3RVER:S3RVER@127.0.0.1:${port}/pictures?tls=false`, close: () => server.close() };
}
