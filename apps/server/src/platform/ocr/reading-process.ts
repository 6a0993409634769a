// Decodes pictures that strangers made and runs the networks over them. A process of its own, so that what goes wrong with one ends here:
// it is given no environment, may read only its program and write nothing, and is killed when it takes too long or too much memory.
import type { ReadingAnswer, ReadingOrder } from './messages.ts';
import { loadModels } from './reading/models.ts';
import { decodePicture } from './reading/picture.ts';
import { readPicture } from './reading/read-picture.ts';

const MAX_BYTES = 512 * 1024 * 1024;
const TOO_MUCH_MEMORY = 70;

const checkMemory = (): void => {
  if (process.memoryUsage.rss() > MAX_BYTES) process.exit(TOO_MUCH_MEMORY);
};
setInterval(checkMemory, 50).unref();
process.once('disconnect', () => process.exit(0));

const models = loadModels();

async function answer({ id, picture: content }: ReadingOrder): Promise<ReadingAnswer> {
  const loaded = await models;
  const picture = await decodePicture(content);
  const lines = picture ? await readPicture(picture, loaded, checkMemory) : null;
  return { id, lines, bytes: process.memoryUsage.rss() };
}

process.on('message', (order: ReadingOrder) => {
  void answer(order).then((given) => process.send?.(given));
});
