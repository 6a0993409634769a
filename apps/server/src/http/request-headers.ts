import type { FastifyRequest } from 'fastify';
import { HttpFailure } from './http-failure.ts';

const KEY = /^[\w.:-]{8,128}$/;

/** The preferred language of the client. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): 'zh' | 'en' =>
  /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'zh';

/** The idempotency key, which is required for acts. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !KEY.test(key)) throw new HttpFailure(400, 'an act needs an Idempotency-Key of 8 to 128 characters');
  return key;
}
