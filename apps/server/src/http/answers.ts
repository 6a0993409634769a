import { envelopeOf, SUCCESS, writeWire, type Endpoint } from '@lianxin/api/contract';
import { REFUSAL_CODES, REFUSALS, refusalMessage, shanghaiMinute, type Refusal } from '@lianxin/domain';
import type { Language } from '../platform/call-context.ts';
import { problemsOfFields, fieldsIn } from './field-problems.ts';
import { FieldRefusal } from '../platform/refusals.ts';

/** The JSON envelope of a successful call. Throws if the handler's answer violates the contract. */
export const successAnswer = (endpoint: Endpoint, language: Language, response: unknown): string =>
  JSON.stringify(envelopeOf(endpoint.base, SUCCESS, REFUSALS.SUCCESS[language], writeWire(endpoint.response, response)));

function dataOf(endpoint: Endpoint, language: Language, refusal: Refusal): unknown {
  if (refusal instanceof FieldRefusal) return { fields: fieldsIn(language, problemsOfFields(endpoint.request, refusal.fields)) };
  const { actor, at, version } = refusal.details;
  if (refusal.key === 'SESSION_EXPIRED' && at !== undefined) return { signedInElsewhereAt: String(at) };
  return refusal.key === 'STALE_VERSION' ? { changedBy: String(actor), changedAt: String(at), version: Number(version) } : null;
}

/** The JSON envelope of a refusal: code, message, and data for forms and outdated pages. */
export function refusalAnswer(
  endpoint: Endpoint,
  language: Language,
  refusal: Refusal,
  data = dataOf(endpoint, language, refusal),
): string {
  const { at } = refusal.details;
  const details =
    refusal.key === 'STALE_VERSION' && typeof at === 'string' ? { ...refusal.details, at: shanghaiMinute(at) } : refusal.details;
  return JSON.stringify(envelopeOf(endpoint.base, REFUSAL_CODES[refusal.key], refusalMessage(refusal.key, language, details), data));
}
