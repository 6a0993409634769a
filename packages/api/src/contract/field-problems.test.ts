import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldProblemsOf, renamePath } from './field-problems.ts';
import { fromWire, wire } from './wire.ts';

const Form = z.strictObject({ form: z.strictObject({ lines: wire('mx', z.array(z.strictObject({ amount: wire('amt', z.string()) }))) }) });

describe('the fields of a validation refusal', () => {
  it('go by their wire names on the wire and by ours in our code', () => {
    expect(renamePath(Form, 'form.lines.0.amount', 'toWire')).toBe('form.mx.0.amt');
    expect(renamePath(Form, 'form.mx.0.amt', 'fromWire')).toBe('form.lines.0.amount');
  });

  it('keep a segment that the schema does not know', () => {
    expect(renamePath(Form, 'form.other.0.amt', 'fromWire')).toBe('form.other.0.amt');
  });

  it('name every field that was refused, unknown ones too', () => {
    const read = fromWire(Form, { form: { mx: [{ amt: 1 }, { amt: 'x', more: 1 }] } });
    const problems = read.success ? [] : fieldProblemsOf(Form, read.error, (issue) => issue.code);
    expect(problems).toEqual([
      { path: 'form.mx.0.amt', message: 'invalid_type' },
      { path: 'form.mx.1.more', message: 'unrecognized_keys' },
    ]);
  });
});
