/** Whether the viewer shows a file: png, jpg, jpeg and gif (specification §4). Others open in a new window. */
export const isViewable = (name: string): boolean => /\.(png|jpe?g|gif)$/i.test(name);

/** Word files are stored as PDF. */
export const isWord = (name: string): boolean => /\.docx$/i.test(name);

const KIB = 1024;

/** A readable size: 640 KB, 1.2 MB. */
export function fileSize(bytes: number): string {
  if (bytes < KIB) return `${bytes} B`;
  const kilobytes = bytes / KIB;
  return kilobytes < KIB ? `${Math.round(kilobytes)} KB` : `${(kilobytes / KIB).toFixed(1)} MB`;
}
