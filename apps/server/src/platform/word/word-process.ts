// Parses untrusted Word files. Each file gets its own process to contain any harm: the process has no environment and no network, can read
// only its own program and write nothing, and is killed when it takes too long or too much memory.
import mammoth from 'mammoth';
import { htmlBlocks } from './html-blocks.ts';
import type { WordBlock } from './word-blocks.ts';

const MAX_BYTES = 512 * 1024 * 1024;

setInterval(() => {
  if (process.memoryUsage.rss() > MAX_BYTES) process.exit(70);
}, 50).unref();
process.once('disconnect', () => process.exit(0));

/** The text blocks of a Word file; null if it is invalid. */
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
