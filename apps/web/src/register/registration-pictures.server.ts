import type { Registration } from '@metade/contracts/registration.ts';
import type { RequestFacts } from '../http/context.server.ts';

const intents = ['logo', 'cover', 'photos', 'photos-move', 'picture-save', 'picture-remove', 'photos-order'] as const;
type PictureIntent = (typeof intents)[number];

export function isPictureIntent(intent: string): intent is PictureIntent {
  return (intents as readonly string[]).includes(intent);
}

/** Handles a form of the pictures step. Answers rejected files; throws the API's refusals. */
export async function changePicture(
  facts: RequestFacts,
  { _id: id, photos }: Registration,
  intent: PictureIntent,
  form: FormData,
): Promise<{ name: string; message: string }[]> {
  const picture = String(form.get('picture') ?? '');
  const params = { id, picture };
  switch (intent) {
    case 'logo':
    case 'cover':
      await facts.api.call('uploadPicture', { params: { id, kind: intent } }, { form: files(form) });
      return [];
    case 'photos':
      return (await facts.api.call('uploadPhotos', { params: { id } }, { form: files(form) })).refused;
    case 'picture-remove':
      await facts.api.call('removePicture', { params });
      return [];
    case 'picture-save': {
      const crop = { x: fraction(form, 'x'), y: fraction(form, 'y'), zoom: Number(form.get('zoom') ?? 1) };
      const alt = String(form.get('alt') ?? '');
      // An unchanged description is not sent: somebody else may have changed it.
      const body = { ...(alt === form.get('alt-was') ? {} : { alt }), crop };
      await facts.api.call('updatePicture', { params, body });
      return [];
    }
    case 'photos-move': {
      const order = photos.map((photo) => photo._id);
      const from = order.indexOf(picture);
      const to = from + (form.get('to') === 'later' ? 1 : -1);
      if (from < 0 || to < 0 || to >= order.length) return [];
      order.splice(to, 0, ...order.splice(from, 1));
      await facts.api.call('orderPhotos', { params: { id }, body: { order } });
      return [];
    }
    case 'photos-order':
      await facts.api.call('orderPhotos', { params: { id }, body: { order: form.getAll('order').map(String) } });
      return [];
  }
}

function files(form: FormData): FormData {
  const sent = new FormData();
  for (const file of form.getAll('file'))
    if (file instanceof File && file.size > 0) sent.append('file', file, file.name || 'picture');
  return sent;
}

/** A slider's 0 to 100 as 0 to 1. */
function fraction(form: FormData, name: string): number {
  return Number(form.get(name) ?? 50) / 100;
}
