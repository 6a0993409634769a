// Takes Word files apart that strangers made. A process of its own for each file, so that what goes wrong with one ends here: it is given
// no environment, may read only its program and write nothing, has no network, and is killed when it takes too long or too much memory.
import mammoth from 'mammoth';
import { htmlBlocks } from './html-blocks.ts';
import type { WordBlock } from './word-blocks.ts';

const MAX_BYTES = 512 * 1024 * 1024;

setInterval(() => {
  if (process.memoryUsage.rss() > MAX_BYTES) process.exit(70);
}, 50).unref();
process.once('disconnect', () => process.exit(0));

/** The words of a Word file; null where it is none. */
async function read(content: Uint8Array): Promise<WordBlock[] | null> {
  try {
    const picture = mammoth.images.imgElement(async () => ({ src: '' }));
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(content) }, { convertImage: picture, externalFileAccess: false });
    return htmlBlocks(value);
  } catch {
    return null;
  }
}

process.once('message', (content: Uint8Array) => {
  void read(content).then((blocks) => process.send?.({ read: blocks }, () => process.exit(0)));
});
