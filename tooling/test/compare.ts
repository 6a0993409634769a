import type { Page } from 'playwright';

/** The share of pixels by which two pictures differ, and a picture that marks them in red. */
export interface Difference {
  share: number;
  picture: Buffer;
}

/** Compares two PNGs in the browser, which can decode them. Differences of up to 8 of 255 per channel are ignored as antialiasing. */
export async function compare(page: Page, before: Buffer, after: Buffer): Promise<Difference> {
  const { share, data } = await page.evaluate(
    async ([first, second]) => {
      const draw = async (base64: string, width?: number, height?: number) => {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = width ?? image.width;
        canvas.height = height ?? image.height;
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return { canvas, context };
      };
      const sizes = await Promise.all([draw(first), draw(second)]);
      const width = Math.max(...sizes.map(({ canvas }) => canvas.width));
      const height = Math.max(...sizes.map(({ canvas }) => canvas.height));
      const [a, b] = await Promise.all([draw(first, width, height), draw(second, width, height)]);
      const left = a.context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      const marked = b.context?.getImageData(0, 0, width, height);
      if (marked === undefined) throw new Error('no canvas');
      let different = 0;
      for (let at = 0; at < left.length; at += 4) {
        const far = [0, 1, 2, 3].some((channel) => Math.abs((left[at + channel] ?? 0) - (marked.data[at + channel] ?? 0)) > 8);
        if (!far) continue;
        different += 1;
        marked.data.set([255, 0, 0, 255], at);
      }
      b.context?.putImageData(marked, 0, 0);
      return { share: different / (width * height), data: b.canvas.toDataURL('image/png').split(',')[1] ?? '' };
    },
    [before.toString('base64'), after.toString('base64')] as const,
  );
  return { share, picture: Buffer.from(data, 'base64') };
}
