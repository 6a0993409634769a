import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { isPaged, WHOLE_LIST, WHOLE_LIST_ROWS_MAX, type Endpoint } from '@lianxin/api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { streamOf } from './stream-of.ts';

/** So many rows are read at once: enough that the way to the database counts for little, few enough that others are answered between. */
const PAGE_ROWS = 500;

const Page = z.object({ list: z.array(z.unknown()), total: z.int() });
const Paged = z.looseObject({ page: z.int(), pageSize: z.int() });

/** Whether a list is asked for whole, not by a page. */
export const asksWhole = ({ headers }: Pick<FastifyRequest, 'headers'>, endpoint: Endpoint): boolean =>
  headers.accept === WHOLE_LIST && isPaged(endpoint);

/** Answers a request, and says the answer in the words of the wire. */
export interface Answering {
  readonly answer: (request: unknown) => Promise<unknown>;
  readonly write: (response: unknown) => string;
}

async function* pages(asked: unknown, { answer, write }: Answering): AsyncGenerator<string> {
  const request = z.parse(Paged, asked);
  let rows = 0;
  for (let page = 1; ; page += 1) {
    // One page after the other: where it ends is where the next begins, and none is read that nobody takes.
    // oxlint-disable-next-line no-await-in-loop
    const response = await answer({ ...request, page, pageSize: PAGE_ROWS });
    const { list, total } = z.parse(Page, response);
    rows += list.length;
    yield `${write(response)}\n`;
    if (list.length < PAGE_ROWS || rows >= total || rows >= WHOLE_LIST_ROWS_MAX) return;
  }
}

/** Each page goes when it is written, not when the compressor has enough. */
const encoders = {
  br: () => createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 }),
} satisfies Readonly<Record<Encoding, () => unknown>>;

/** Sends a list whole, page by page, as `streamOf` says. */
export async function sendWhole(request: FastifyRequest, reply: FastifyReply, asked: unknown, answering: Answering): Promise<FastifyReply> {
  const lines = await streamOf(pages(asked, answering));
  const encoding = acceptedEncoding(request);
  void reply.type(`${WHOLE_LIST}; charset=utf-8`).header('Vary', 'Accept, Accept-Encoding');
  const broken = (error: unknown) => {
    if (error !== null && error !== undefined && !request.raw.destroyed) request.log.error({ err: error }, 'a list sent whole broke off');
  };
  if (encoding === undefined) return reply.send(lines.on('error', broken));
  void reply.header('Content-Encoding', encoding);
  return reply.send(pipeline(lines, encoders[encoding](), broken));
}
