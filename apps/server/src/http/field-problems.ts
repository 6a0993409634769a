import { fieldProblemsOf, renamePath, type Endpoint, type FieldProblem } from '@lianxin/api/contract';
import type * as z from 'zod/mini';
import { fieldMessage } from './field-messages.ts';
import type { RefusedField } from '../platform/refusals.ts';

/** The invalid fields of a request, by wire path. */
export const problemsOfError = (schema: Endpoint['request'], error: z.core.$ZodError): RefusedField[] =>
  fieldProblemsOf(schema, error, fieldMessage);

/** Fields refused by a handler, converted from English paths to wire paths. */
export const problemsOfFields = (schema: Endpoint['request'], fields: readonly RefusedField[]): RefusedField[] =>
  fields.map(({ path, message }) => ({ path: renamePath(schema, path, 'toWire'), message }));

/** Refused fields with messages in the request's language. */
export const fieldsIn = (language: 'zh' | 'en', fields: readonly RefusedField[]): FieldProblem[] =>
  fields.map(({ path, message }) => ({ path, message: message[language] }));
