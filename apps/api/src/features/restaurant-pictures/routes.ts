import type { Handlers } from '../../http/call.ts';
import { orderPhotos, removePicture, updatePicture } from './change-pictures.ts';
import { uploadPhotos } from './upload-photos.ts';
import { uploadPicture } from './upload-picture.ts';

export const restaurantPictureRoutes = {
  uploadPicture,
  uploadPhotos,
  orderPhotos,
  updatePicture,
  removePicture,
} satisfies Partial<Handlers>;
