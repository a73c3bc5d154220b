import { data } from 'react-router';

/** In bytes. */
export const megabyte = 1024 * 1024;

/**
 * The fields that were sent. A body that is no form is refused as such: none of ours sends one; and so is one of more
 * bytes than `most`, as a form is held in memory.
 */
export async function readForm(request: Request, most = megabyte): Promise<FormData> {
  const form = await readFormWithin(request, most);
  if (form === null) throw data(null, 413);
  return form;
}

/**
 * The same, null of one that is too long. The bytes are counted as they come: the header may say less, or nothing. What is
 * too much is let pass unkept, as a browser listens for the answer when it has sent all; not for ever.
 */
export async function readFormWithin(request: Request, most: number): Promise<FormData | null> {
  let read = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      read += chunk.byteLength;
      if (read <= most) controller.enqueue(chunk);
      else if (read > 10 * most) controller.error(new RangeError('a form without an end'));
    },
  });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  try {
    const form = await new Response(request.body?.pipeThrough(counter) ?? null, { headers }).formData();
    return read > most ? null : form;
  } catch {
    if (read > most) return null;
    throw data(null, 400);
  }
}
