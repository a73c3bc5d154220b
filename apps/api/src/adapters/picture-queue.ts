import sharp from 'sharp';
import { boundedQueue } from '../bounded-queue.ts';

// libuv has four threads, which password hashes, files and name look-ups need too: pictures take one of them, and one core.
sharp.concurrency(1);

/** Everything that decodes or draws a picture goes through here, one picture at a time. Work must not queue work of its own. */
export const pictureQueue = boundedQueue({ atOnce: 1, waiting: 30, retryAfter: 10 });
