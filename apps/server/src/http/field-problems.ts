import { fieldProblemsOf, renamePath, type Endpoint, type FieldProblem } from '@lianxin/api/contract';
import type * as z from 'zod/mini';
import { fieldMessage } from './field-messages.ts';
import type { RefusedField } from '../platform/refusals.ts';

/** What is wrong with a request that does not fit its schema: every field, by its path on the wire. */
export const problemsOfError = (schema: Endpoint['request'], error: z.core.$ZodError): RefusedField[] =>
  fieldProblemsOf(schema, error, fieldMessage);

/** The same for fields that a handler refused by their English paths. */
export const problemsOfFields = (schema: Endpoint['request'], fields: readonly RefusedField[]): RefusedField[] =>
  fields.map(({ path, message }) => ({ path: renamePath(schema, path, 'toWire'), message }));

/** What the answer carries: each field with its sentence in the language of the request. */
export const fieldsIn = (language: 'zh' | 'en', fields: readonly RefusedField[]): FieldProblem[] =>
  fields.map(({ path, message }) => ({ path, message: message[language] }));
