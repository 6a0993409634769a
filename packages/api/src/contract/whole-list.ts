import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type { Schema } from './wire.ts';

/**
 * What a caller accepts who wants a list whole: the answers of one page after the other, each in its envelope on a line of its own, sent
 * while the next is read. The request is that of any page; which one it names, and of what size, does not count.
 */
export const WHOLE_LIST = 'application/x-ndjson';

/** More rows than this are not sent at once. */
export const WHOLE_LIST_ROWS_MAX = 50_000;

const holds = (schema: Schema, ...fields: readonly string[]): boolean =>
  schema instanceof z.ZodMiniObject && fields.every((field) => Object.hasOwn(schema.shape, field));

/** Whether a call answers a list by pages, so that it can be asked for whole. */
export const isPaged = ({ kind, request, response }: Pick<Endpoint, 'kind' | 'request' | 'response'>): boolean =>
  kind === 'query' && holds(request, 'page', 'pageSize') && holds(response, 'list', 'total');
