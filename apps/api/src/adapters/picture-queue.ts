import sharp from 'sharp';
import { boundedQueue } from '../bounded-queue.ts';

// libuv has four threads, which password hashes, files and DNS need too: pictures may use one.
sharp.concurrency(1);

/** Everything that decodes or draws a picture runs here, one at a time. Work must not queue further work. */
export const pictureQueue = boundedQueue({ atOnce: 1, waiting: 30, retryAfter: 10 });
