/** The user guide, and questions with their answers. */
export { CHAPTERS } from './guide/chapters.ts';
export { GUIDE_PICTURE_SIZE, GUIDE_PICTURES, guidePictureFile, type GuidePicture } from './guide/pictures.ts';
export { RegistrationGuide } from './guide/lazy-registration-guide.tsx';
export { helpScreens } from './screens.ts';
