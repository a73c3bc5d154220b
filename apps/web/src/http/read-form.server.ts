import { data } from 'react-router';

/** In bytes. */
export const megabyte = 1024 * 1024;

/**
 * The submitted fields. Refuses a body that is no form (ours never are), or longer than `most` bytes, since it is held in memory.
 */
export async function readForm(request: Request, most = megabyte): Promise<FormData> {
  const form = await readFormWithin(request, most);
  if (form === null) throw data(null, 413);
  return form;
}

/**
 * The same; null when it is too long. Bytes are counted as they arrive: the header may lie or be missing. The rest is read and
 * dropped, since browsers read the response only after sending all; but not for ever.
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
