import { z } from 'zod';
import { endpoint, managers } from './endpoint.ts';
import { id, idParam, text } from './fields.ts';

/** A picture's crop: the largest box of its shape around a point, divided by zoom. */
export const pictureCrop = z.object({
  x: z.number().min(0).max(1).meta({ description: 'From the left edge, 0 to 1' }),
  y: z.number().min(0).max(1).meta({ description: 'From the top, 0 to 1' }),
  zoom: z.number().min(1).max(4).default(1),
});

/** A picture as its editors see it. */
export const heldPicture = z
  .object({
    _id: z.string(),
    src: z.string(),
    alt: z.string(),
    widths: z.array(z.int()),
    preview: z.string().nullable().meta({ description: 'A few blurred pixels as a data address' }),
    crop: pictureCrop.nullable().meta({ description: 'Null: nothing of ours, it cannot be cropped' }),
  })
  .meta({ id: 'HeldPicture' });
export type HeldPicture = z.infer<typeof heldPicture>;

export const leftOut = z
  .array(z.object({ index: z.int(), name: z.string(), code: z.string(), message: z.string() }))
  .meta({ description: 'Files that were left out, by their place in the form' });

const pictures = z.object({
  logo: heldPicture.nullable(),
  cover: heldPicture.nullable(),
  photos: z.array(heldPicture),
});
export type RestaurantPictures = z.infer<typeof pictures>;
const answer = z.object({ data: pictures });
const team = { access: { scope: 'restaurant', roles: managers } } as const;

export const getPictures = endpoint({
  name: 'getPictures',
  method: 'GET',
  path: '/restaurant/:id/photos',
  summary: 'A restaurant’s pictures as its team sees them',
  ...team,
  params: idParam,
  answer,
  refusals: [],
});

export const uploadPicture = endpoint({
  name: 'uploadPicture',
  method: 'POST',
  path: '/restaurant/upload/:id/:kind',
  summary: 'Set a restaurant’s logo or cover: a form with one `file`, JPEG, PNG, WebP or AVIF',
  ...team,
  upload: 'one',
  params: z.object({ id, kind: z.enum(['logo', 'cover']) }),
  answer,
  refusals: ['restaurant_state'],
});

export const uploadPhotos = endpoint({
  name: 'uploadPhotos',
  method: 'POST',
  path: '/restaurant/upload/:id/photos',
  summary: 'Add photos: a form with a `file` for each. Those that are good are kept; refused only when none is',
  ...team,
  upload: 'many',
  params: idParam,
  answer: answer.extend({
    refused: leftOut,
  }),
  refusals: ['restaurant_state', 'photos_limit'],
});

export const orderPhotos = endpoint({
  name: 'orderPhotos',
  method: 'PATCH',
  path: '/restaurant/:id/photos',
  summary: 'Put the photos into an order: those named come first, the others behind them',
  ...team,
  params: idParam,
  body: z.object({ order: z.array(z.string().max(100)).max(100) }),
  answer,
  refusals: ['restaurant_state'],
});

const pictureParam = z.object({ id, picture: id });

export const getWholePicture = endpoint({
  name: 'getWholePicture',
  method: 'GET',
  path: '/restaurant/:id/photos/:picture/whole',
  summary: 'A picture before its part was cut out, small, to choose another part by',
  ...team,
  params: pictureParam,
  answer: z.object({
    data: z.object({ src: z.string().meta({ description: 'A data address' }), width: z.int(), height: z.int() }),
  }),
  refusals: ['not_found'],
});

export const updatePicture = endpoint({
  name: 'updatePicture',
  method: 'PATCH',
  path: '/restaurant/:id/photos/:picture',
  summary: 'Describe a picture in words, or choose what part of it is shown',
  ...team,
  params: pictureParam,
  body: z.object({ alt: text(200).optional(), crop: pictureCrop.optional() }),
  answer,
  refusals: ['not_found', 'restaurant_state'],
});

export const removePicture = endpoint({
  name: 'removePicture',
  method: 'DELETE',
  path: '/restaurant/:id/photos/:picture',
  summary: 'Take a picture away',
  ...team,
  params: pictureParam,
  answer,
  refusals: ['not_found', 'restaurant_state'],
});

export const restorePicture = endpoint({
  name: 'restorePicture',
  method: 'POST',
  path: '/restaurant/:id/photos/:picture/restore',
  summary: 'Put a picture back that was taken away within the hour',
  ...team,
  params: pictureParam,
  answer,
  refusals: ['not_found', 'restaurant_state', 'photos_limit'],
});
