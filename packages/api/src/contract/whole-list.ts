import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type { Schema } from './wire.ts';

/**
 * The media type to accept for a complete list: the answers of all pages one after the other, each in its envelope on a line of its own,
 * sent while the next one is read. The request is that of any page; its page number and size are ignored.
 */
export const WHOLE_LIST = 'application/x-ndjson';

/** The most rows of a complete list. */
export const WHOLE_LIST_ROWS_MAX = 50_000;

const holds = (schema: Schema, ...fields: readonly string[]): boolean =>
  schema instanceof z.ZodMiniObject && fields.every((field) => Object.hasOwn(schema.shape, field));

/** Whether a call answers a paged list, which can be requested completely. */
export const isPaged = ({ kind, request, response }: Pick<Endpoint, 'kind' | 'request' | 'response'>): boolean =>
  kind === 'query' && holds(request, 'page', 'pageSize') && holds(response, 'list', 'total');
