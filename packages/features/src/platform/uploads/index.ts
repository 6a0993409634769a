/** Choosing, uploading and viewing files. */
export { Attachments, type AttachmentsProps } from './attachments.tsx';
export { FileLinks, type FileLinksProps } from './file-links.tsx';
export { fileSize, isViewable } from './file-kind.ts';
export { ImageViewer, type ImageViewerProps } from './image-viewer.tsx';
export { MadeFileButton, type MadeFileButtonProps } from './made-file-button.tsx';
export { UploadCell, type UploadCellProps } from './upload-cell.tsx';
export { useUpload } from './use-upload.ts';
export { useFileViewer } from './use-file-viewer.ts';
