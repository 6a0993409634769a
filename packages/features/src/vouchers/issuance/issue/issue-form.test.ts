import { contract, Day } from '@lianxin/api/contract';
import { fen } from '@lianxin/domain';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { invoices, suppliers, TODAY } from '../issuance.fixtures.ts';
import { draftOf, issueForm, type IssueValues } from './issue-form.schema.ts';
import { disagreements, localChecks, shownChecks } from './local-checks.ts';
import { copyOf } from './start-values.ts';

const { form } = contract.issuance.get.example.response;
const [line] = contract.creditLine.get.example.response;
const [trade] = contract.tradeContract.list.example.response.list;
const [account] = contract.bankAccount.list.example.response;
const dayOf = (text: string) => z.decode(Day, text);
const whole: IssueValues = { ...issueForm.show(form), amount: '4,607,000.00' };

describe('the issue form', () => {
  test('reads an empty form as a draft with the default only', () => {
    const draft = draftOf(issueForm.blank, undefined, []);
    expect(Object.entries(draft).filter(([, value]) => value !== undefined)).toEqual([
      ['interestPayer', 'holder'],
      ['attachments', []],
    ]);
  });

  test('keeps all readable values of a partial form', () => {
    const draft = draftOf({ ...whole, amount: '一百万', dueOn: '2027-02-30', delivered: '' }, 'CN-1', []);
    expect(draft).toMatchObject({ recipientNo: 'E1002', contractId: 'C1', promiseNumber: 'CN-1' });
    expect([draft.amount, draft.dueOn, draft.delivered]).toEqual([undefined, undefined, undefined]);
  });

  test('shows a draft as typed and reads it back unchanged', () => {
    expect(draftOf(issueForm.show(form), form.promiseNumber, [])).toEqual({
      ...form,
      termReason: undefined,
      remark: undefined,
    });
  });

  test('lists what is missing in form order', () => {
    expect(issueForm.missing({ ...whole, channel: '', amount: '' })).toEqual(['amount', 'channel']);
    expect(issueForm.missing(whole)).toEqual([]);
  });

  test('sends fen, days and answers, without empty texts', () => {
    const sent = z.parse(issueForm.schema, { ...whole, remark: ' ' });
    expect(sent).toMatchObject({ amount: 460_700_000n, delivered: true, channel: 12 });
    expect('remark' in sent).toBe(false);
  });

  test('copies the terms of an earlier one, without invoices, attachments and promise', () => {
    const start = copyOf(contract.issuance.get.example.response, TODAY);
    expect(start).toMatchObject({ reference: undefined, promiseNumber: undefined, files: [] });
    expect(start.values).toMatchObject({ recipientNo: 'E1002', invoices: [], dueOn: '2027-05-14' });
    expect(copyOf(contract.issuance.get.example.response, dayOf('2027-05-14')).values.dueOn).toBe('');
  });
});

const checksOf = (changes: Partial<IssueValues> = {}, limits?: Parameters<typeof localChecks>[0]['sources']['limits']) =>
  localChecks({
    issuerNo: 'E1001',
    today: TODAY,
    draft: draftOf({ ...whole, ...changes }, undefined, []),
    sources: {
      recipient: suppliers[0],
      suspended: false,
      limits,
      receiving: account && [account],
      line,
      trade,
      invoices,
    },
  });
const levelOf = (code: string, changes: Partial<IssueValues> = {}) => checksOf(changes).find((check) => check.code === code)?.level;

describe('the checks of this page', () => {
  test('have amounts in yuan like the server’s', () => {
    const cover = checksOf({ invoices: [{ invoiceId: 'V6', amount: '2,980,000.00' }] }).find((check) => check.code === 'invoiceCover');
    expect(cover).toMatchObject({ level: 'fail', figures: { shortfall: '1627000.00' } });
  });

  test('give a reversed invoice no cover', () => {
    expect(levelOf('invoiceUse', { invoices: [{ invoiceId: 'V5', amount: '320,000.00' }] })).toBe('fail');
  });

  test('apply the operators’ limits', () => {
    const judged = (limits: Parameters<typeof localChecks>[0]['sources']['limits']) =>
      checksOf({}, limits).filter(({ code }) => code === 'term' || code === 'amount');
    const since = dayOf('2025-06-15');
    const narrow = {
      today: since,
      term: [{ effectiveFrom: since, warnMonths: 1, maxMonths: 2, enabled: true }],
      amount: [{ effectiveFrom: since, minAmount: fen(100n), maxAmount: fen(200n) }],
    };
    expect(judged(undefined).map(({ level }) => level)).toEqual(['pass', 'pass']);
    expect(judged(narrow).map(({ level }) => level)).toEqual(['fail', 'fail']);
  });

  test('refuse what a contract does not allow, whatever the answer', () => {
    expect(levelOf('contract', { contractAllowsVoucher: 'no' })).toBe('fail');
    expect(levelOf('contract')).toBe('pass');
  });

  test('differ from the server’s only if both have a result', () => {
    const local = checksOf();
    const other = { rule: 'R-10', code: 'quota', level: 'fail', figures: {} } as const;
    expect(disagreements(local, [other])).toEqual(['quota']);
    expect(disagreements(local, [{ ...other, level: 'pending' }])).toEqual([]);
    expect(disagreements(local, local)).toEqual([]);
  });

  test('include the server’s own, so that maker and reviewer see the same warnings', () => {
    const beyond = { rule: 'R-10', code: 'supplierLimit', level: 'warn', figures: {} } as const;
    expect(shownChecks(checksOf(), [beyond]).at(-1)).toEqual(beyond);
    expect(disagreements(checksOf(), [beyond])).toEqual([]);
  });

  test('use the server’s if the page has none', () => {
    const quota = {
      rule: 'R-10',
      code: 'quota',
      level: 'pass',
      figures: { remaining: '1.00' },
    } as const;
    const local = checksOf({ amount: '' });
    expect(shownChecks(local, [quota]).find((check) => check.code === 'quota')).toEqual(quota);
  });
});
