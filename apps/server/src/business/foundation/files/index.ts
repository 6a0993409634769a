/** Uploaded files and access to them. */
export { fileCalls } from './calls.ts';
export { fileView } from './file-view.ts';
export { filesReadBy, readableFile, readableFiles } from './files.ts';
export { takePermission } from './upload-room.ts';
