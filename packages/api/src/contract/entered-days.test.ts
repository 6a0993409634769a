import { civilDate, EARLIEST_ENTERED_DAY } from '@lianxin/domain';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { contract } from './index.ts';
import { Day } from './schemas/primitives.ts';

type Schema = z.core.$ZodTypes;
const asTypes = (schema: z.core.$ZodType): Schema =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every schema is one of them
  schema as Schema;

/** The days in a request by their path. */
function daysIn(given: z.core.$ZodType, path: string): readonly (readonly [path: string, schema: Schema])[] {
  const schema = asTypes(given);
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => daysIn(field, `${path}.${name}`));
    case 'array':
      return daysIn(def.element, `${path}[]`);
    case 'union':
      return def.options.flatMap((option) => daysIn(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
      return daysIn(def.innerType, path);
    case 'pipe':
      return def.in === Day._zod.def.in ? [[path, schema]] : [...daysIn(def.in, path), ...daysIn(def.out, path)];
    default:
      return [];
  }
}

/** Days to come, which the calls compare with today or with another day. */
const TO_COME = new Set(['dueOn', 'wishedOn', 'repayOn', 'expiresOn', 'from', 'to']);

const days = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls).flatMap(([name, { kind, request }]) => (kind === 'act' ? daysIn(request, `${resource}.${name}`) : [])),
);
const past = days.filter(([path]) => !TO_COME.has(path.split('.').at(-1) ?? '') || path.startsWith('receivable.'));

test('days of receipts, payments, invoices and contracts are found', () => {
  expect(past.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      'tradeInvoice.save.issuedOn',
      'tradeInvoice.saveMany.rows[].issuedOn',
      'tradeContract.save.signedOn',
      'tradeContract.save.endsOn',
      'receivable.collect.collectedOn',
      'receivable.register.dueOn',
      'reconciliation.importStatement.lines[].bookedOn',
    ]),
  );
});

test.each(past)('%s is refused before the earliest day', (_, schema) => {
  const decoded = (day: string) => civilDate(day) && schema['~standard'].validate(day);
  expect(decoded('1989-12-31')).toMatchObject({ issues: [{ code: 'too_small', origin: 'date' }] });
  expect(decoded(EARLIEST_ENTERED_DAY)).toEqual({ value: EARLIEST_ENTERED_DAY });
});
