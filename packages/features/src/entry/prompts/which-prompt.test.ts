import { FeeItemId, type User } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { describe, expect, it } from 'vitest';
import { people } from '../../platform/testing/index.ts';
import { whichPrompt } from './which-prompt.ts';

const item = { id: FeeItemId.parse('F'), kind: 'service', amount: fen(1n), agreementUrl: null, summary: '费用', mandatory: 0 };
const user = (changes: Partial<User> = {}): User => ({ ...people.supplierOperator, agreementFile: null, pendingFees: [item], ...changes });

describe('the prompt for a person', () => {
  it.each([
    [0, 'waiting'],
    [2, 'rejected'],
    [4, 'rejected'],
    [3, undefined],
    [1, 'supplement'],
  ] as const)('at status %i is %s', (status, prompt) => expect(whichPrompt(user({ status }), {}, false)).toBe(prompt));

  it('is the fees after the agreement was signed or postponed', () => {
    expect(whichPrompt(user(), {}, true)).toBe('fees');
    expect(whichPrompt(user({ agreementFile: 'file4' }), {}, false)).toBe('fees');
  });

  it('is none for the group viewer, or without a reason', () => {
    expect(whichPrompt(user({ role: 'groupViewer' }), {}, false)).toBeUndefined();
    expect(whichPrompt(user({ agreementFile: 'file4', pendingFees: [] }), {}, false)).toBeUndefined();
  });

  it.each(['none', 'entry'] as const)('is none in shell %s', (shell) => {
    for (const status of [0, 1, 2, 3, 4]) expect(whichPrompt(user({ status }), { shell }, false)).toBeUndefined();
  });
});
