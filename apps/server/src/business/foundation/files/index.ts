/** Uploaded files, and who may read them. */
export { fileView } from './file-view.ts';
export { filesReadBy, readableFile, readableFiles } from './files.ts';
export { fileHandlers } from './handlers.ts';
export { takePermission } from './upload-room.ts';
