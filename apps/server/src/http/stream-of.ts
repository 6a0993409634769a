import { Readable } from 'node:stream';

async function* following(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/**
 * Converts a generator to a stream with backpressure. Throws if the first part fails, so that a refusal is answered normally. If a later
 * part fails, the stream breaks off and the client sees a lost connection.
 */
export async function streamOf(parts: AsyncGenerator<string>): Promise<Readable> {
  const first = await parts.next();
  return Readable.from(first.done === true ? [] : following(first.value, parts));
}
