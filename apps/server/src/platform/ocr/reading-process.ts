// Decodes untrusted pictures and runs the OCR models on them. It is a separate process to contain any harm: it has no environment, can read
// only its own program and write nothing, and is killed when it takes too long or too much memory.
import type { ReadingAnswer, ReadingRequest } from './messages.ts';
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

async function answer({ id, picture: content }: ReadingRequest): Promise<ReadingAnswer> {
  const loaded = await models;
  const picture = await decodePicture(content);
  const lines = picture ? await readPicture(picture, loaded, checkMemory) : null;
  return { id, lines, bytes: process.memoryUsage.rss() };
}

process.on('message', (order: ReadingRequest) => {
  void answer(order).then((given) => process.send?.(given));
});
