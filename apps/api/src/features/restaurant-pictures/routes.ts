import type { Handlers } from '../../http/call.ts';
import { orderPhotos, removePicture, restorePicture, updatePicture } from './change-pictures.ts';
import { picturesView, readPictures } from './held-pictures.ts';
import { getWholePicture } from './whole-picture.ts';
import { uploadPhotos } from './upload-photos.ts';
import { uploadPicture } from './upload-picture.ts';

export const restaurantPictureRoutes = {
  getPictures: async (context, { restaurant }) => ({ data: picturesView(await readPictures(context, restaurant)) }),
  getWholePicture,
  uploadPicture,
  uploadPhotos,
  orderPhotos,
  updatePicture,
  removePicture,
  restorePicture,
} satisfies Partial<Handlers>;
