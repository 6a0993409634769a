import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { isPaged, WHOLE_LIST, WHOLE_LIST_ROWS_MAX, type Endpoint } from '@lianxin/api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { streamOf } from './stream-of.ts';

/** Rows in each query: many enough to keep the overhead low, few enough to let other requests proceed in between. */
const PAGE_ROWS = 500;

const Page = z.object({ list: z.array(z.unknown()), total: z.int() });
const Paged = z.looseObject({ page: z.int(), pageSize: z.int() });

/** Whether a complete list is requested instead of a page. */
export const asksWhole = ({ headers }: Pick<FastifyRequest, 'headers'>, endpoint: Endpoint): boolean =>
  headers.accept === WHOLE_LIST && isPaged(endpoint);

/** Reads a page, and converts it to the wire format. */
export interface Answering {
  readonly answer: (request: unknown) => Promise<unknown>;
  readonly write: (response: unknown) => string;
}

async function* pages(asked: unknown, { answer, write }: Answering): AsyncGenerator<string> {
  const request = z.parse(Paged, asked);
  let rows = 0;
  for (let page = 1; ; page += 1) {
    // Sequential, so that no page is read before the client takes it.
    // oxlint-disable-next-line no-await-in-loop
    const response = await answer({ ...request, page, pageSize: PAGE_ROWS });
    const { list, total } = z.parse(Page, response);
    rows += list.length;
    yield `${write(response)}\n`;
    if (list.length < PAGE_ROWS || rows >= total || rows >= WHOLE_LIST_ROWS_MAX) return;
  }
}

/** Flushes each page instead of waiting for a full buffer. */
const encoders = {
  br: () => createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 }),
} satisfies Readonly<Record<Encoding, () => unknown>>;

/** Streams a complete list page by page; see `streamOf` for errors. */
export async function sendWhole(request: FastifyRequest, reply: FastifyReply, asked: unknown, answering: Answering): Promise<FastifyReply> {
  const lines = await streamOf(pages(asked, answering));
  const encoding = acceptedEncoding(request);
  void reply.type(`${WHOLE_LIST}; charset=utf-8`).header('Vary', 'Accept, Accept-Encoding');
  const broken = (error: unknown) => {
    if (error !== null && error !== undefined && !request.raw.destroyed)
      request.log.error({ err: error }, 'the stream of a complete list broke off');
  };
  if (encoding === undefined) return reply.send(lines.on('error', broken));
  void reply.header('Content-Encoding', encoding);
  return reply.send(pipeline(lines, encoders[encoding](), broken));
}
