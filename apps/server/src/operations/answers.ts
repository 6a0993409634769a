import { toWire, type Schema } from '@lianxin/api/contract';
import { refusalMessage, REFUSAL_CODES, REFUSALS, type Refusal } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { Language } from '../platform/call-context.ts';
import { fieldsIn } from '../http/field-problems.ts';
import { FieldRefusal } from '../platform/refusals.ts';

/** What every call of platform operations answers; the request id is in the header X-Request-Id. */
export const OperationAnswer = z.object({
  code: z.string(),
  message: z.string(),
  data: z.optional(z.unknown()),
});

/** What an export is sent as: a line of JSON for each record. */
export const EXPORT_TYPE = 'application/x-ndjson; charset=utf-8';

const answer = (code: string, message: string, data: unknown): string =>
  JSON.stringify({ code, message, data } satisfies z.output<typeof OperationAnswer>);

/** The answer of a call that did what it was asked. */
export const doneAnswer = (response: Schema, language: Language, value: unknown): string =>
  answer(REFUSAL_CODES.SUCCESS, REFUSALS.SUCCESS[language], toWire(response, value));

/** The answer of a call that was refused: its code, a sentence, and the fields that are wrong. */
export function refusedAnswer(language: Language, refusal: Refusal): string {
  const wrong = refusal instanceof FieldRefusal ? { fields: fieldsIn(language, refusal.fields) } : undefined;
  return answer(REFUSAL_CODES[refusal.key], refusalMessage(refusal.key, language, refusal.details), wrong);
}
