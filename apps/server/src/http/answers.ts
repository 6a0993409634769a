import { envelopeOf, SUCCESS, writeWire, type Endpoint } from '@lianxin/api/contract';
import { REFUSAL_CODES, REFUSALS, refusalMessage, shanghaiMinute, type Refusal } from '@lianxin/domain';
import type { Language } from '../platform/call-context.ts';
import { problemsOfFields, fieldsIn } from './field-problems.ts';
import { FieldRefusal } from '../platform/refusals.ts';

/** The envelope of a successful call, as text. Throws where the handler's answer does not fit the contract. */
export const successAnswer = (endpoint: Endpoint, language: Language, response: unknown): string =>
  JSON.stringify(envelopeOf(endpoint.base, SUCCESS, REFUSALS.SUCCESS[language], writeWire(endpoint.response, response)));

function dataOf(endpoint: Endpoint, language: Language, refusal: Refusal): unknown {
  if (refusal instanceof FieldRefusal) return { fields: fieldsIn(language, problemsOfFields(endpoint.request, refusal.fields)) };
  const { actor, at, version } = refusal.details;
  return refusal.key === 'STALE_VERSION' ? { changedBy: String(actor), changedAt: String(at), version: Number(version) } : null;
}

/** The envelope of a refusal, as text: its code, a sentence with its figures, and what a form or a stale page needs to go on. */
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
