/** Whether a file is shown in the viewer: png, jpg, jpeg and gif (specification §4). Others open in a window of their own. */
export const isViewable = (name: string): boolean => /\.(png|jpe?g|gif)$/i.test(name);

/** Whether a file is Word's, which is kept as PDF. */
export const isWord = (name: string): boolean => /\.docx$/i.test(name);

const KIB = 1024;

/** A file's size as people say it: 640 KB, 1.2 MB. */
export function fileSize(bytes: number): string {
  if (bytes < KIB) return `${bytes} B`;
  const kilobytes = bytes / KIB;
  return kilobytes < KIB ? `${Math.round(kilobytes)} KB` : `${(kilobytes / KIB).toFixed(1)} MB`;
}
