export { type DownloadFolder, readDownloads } from './downloads.ts';
