import { Readable } from 'node:stream';

async function* following(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/**
 * A stream of parts, made no faster than they are taken and no further once nobody takes them. Throws what making the first part throws,
 * so that a refusal is answered like any; where a later one fails the stream breaks off, which its reader sees as a lost connection.
 */
export async function streamOf(parts: AsyncGenerator<string>): Promise<Readable> {
  const first = await parts.next();
  return Readable.from(first.done === true ? [] : following(first.value, parts));
}
