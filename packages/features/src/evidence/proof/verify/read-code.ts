interface Detector {
  detect(picture: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: new (options: { readonly formats: readonly string[] }) => Detector;
  }
}

/** Larger pictures are drawn smaller: a code that fills a tenth of them is still read. */
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

/** What a QR code in a picture says: by the browser where it can read one, by a library otherwise. Undefined where there is none. */
export async function readCode(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const { BarcodeDetector } = window;
  const [code] = BarcodeDetector ? await new BarcodeDetector({ formats: ['qr_code'] }).detect(picture).catch(() => []) : [];
  return code?.rawValue ?? drawn(picture);
}

/** Fetches what reading a picture needs, so that it can be done offline. */
export const readyToReadCodes = async (): Promise<void> => {
  await import('jsqr');
};
