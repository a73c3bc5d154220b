export { forgetPictures } from './forget-pictures.ts';
export type { Picture } from './held-pictures.ts';
export { picturesView } from './held-pictures.ts';
export { encodePicture, storeUpload } from './store-picture.ts';
export { takePhotos, tooManyPhotos } from './take-photos.ts';
