interface Detector {
  detect(picture: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: new (options: { readonly formats: readonly string[] }) => Detector;
  }
}

/** Larger pictures are scaled down; a code of a tenth of the size is still readable. */
const MOST_PIXELS = 2000;

async function drawn(picture: ImageBitmap): Promise<string | undefined> {
  const { default: read } = await import('jsqr');
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(picture, 0, 0, width, height);
  return read(context.getImageData(0, 0, width, height).data, width, height)?.data;
}

/** The QR code in a picture, read by the browser or else by a library. Undefined if there is none. */
export async function readCode(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const { BarcodeDetector } = window;
  const [code] = BarcodeDetector ? await new BarcodeDetector({ formats: ['qr_code'] }).detect(picture).catch(() => []) : [];
  return code?.rawValue ?? drawn(picture);
}

/** Loads the reader in advance, for offline use. */
export const readyToReadCodes = async (): Promise<void> => {
  await import('jsqr');
};
