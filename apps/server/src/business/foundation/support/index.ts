/** The download centre. */
export { type DownloadFolder, readDownloads } from './downloads.ts';
