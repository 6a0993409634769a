import type { Check } from '@lianxin/api/contract';
import { allowedActs, type CheckReader, type Party, type Role } from '@lianxin/domain';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import { useFundingCheckWords } from './check-words.ts';

const CODES = [
  'pieces',
  'available',
  'due',
  'longTerm',
  'issuerActive',
  'lender',
  'quote',
  'issuerShare',
  'account',
  'invoiceUse',
  'invoiceCover',
  'invoiceElsewhere',
] as const;
const check = (code: string, level: Check['level'], figures: Check['figures'] = {}): Check => ({ rule: 'R-01', code, level, figures });

function Words({ checks, reader }: { readonly checks: readonly Check[]; readonly reader?: CheckReader | undefined }) {
  const words = useFundingCheckWords('financing');
  return (
    <ul>
      {checks.map((one) => {
        const { text, figure = '', detail = '', moment = '' } = words(one, reader);
        return <li key={`${one.code} ${one.level}`}>{[text, figure, detail, ...(reader ? [moment] : [])].join('|')}</li>;
      })}
    </ul>
  );
}

const saidTo = async (reader: CheckReader | undefined, ...checks: readonly Check[]): Promise<readonly (readonly string[])[]> => {
  const { unmount } = renderScreen(<Words checks={checks} reader={reader} />, { as: 'supplierOperator' });
  const lines = (await screen.findAllByRole('listitem')).map((item) => item.textContent.split('|'));
  unmount();
  return lines;
};

const said = (...checks: readonly Check[]) => saidTo(undefined, ...checks);

const readerOf = (party: Party, role: Role, state: 'awaitingReview' | 'awaitingGuarantor' | 'underApproval'): CheckReader => ({
  party,
  state,
  acts: allowedActs('pledge', state, party, role),
});

describe('the sentence of a check', () => {
  it.each(CODES)('%s claims no success before the check or after a failure', async (code) => {
    const lines = await said(check(code, 'pass'), check(code, 'pending'), check(code, 'fail'));
    expect(new Set([...lines.map(([text]) => text), code]).size).toBe(4);
  });

  it.each(CODES)('%s has a remedy only if it does not pass', async (code) => {
    const [passed, failed] = await said(check(code, 'pass'), check(code, 'fail'));
    expect(passed?.[2]).toBe('');
    expect(failed?.[2]).not.toBe('');
  });

  it('shows its figure', async () => {
    const [share] = await said(check('issuerShare', 'warn', { issuerCosts: '31342.22' }));
    expect(share).toEqual(['开立方须同意承担费用', '31,342.22', '签约时须由开立方同意']);
  });

  it('does not show a zero amount', async () => {
    const [share] = await said(check('issuerShare', 'pass', { issuerCosts: '0.00' }));
    expect(share).toEqual(['开立方不承担费用', '', '']);
  });

  it('advises verifying an unverified invoice instead of replacing it', async () => {
    const [unverified, overused] = await said(check('invoiceUse', 'warn'), check('invoiceUse', 'fail'));
    expect(unverified).toEqual(['有发票尚未查验', '', '请由购买方或销售方的经办岗查验']);
    expect(overused).toEqual(['发票占用超过可用金额', '', '请更换发票或调整占用金额']);
  });

  it('shows why the lender cannot lend', async () => {
    const [lender] = await said(check('lender', 'fail', { reason: 'creditShort', free: '1.00', shortfall: '500000.00' }));
    expect(lender?.[2]).toBe('该渠道对开立方的额度还差 500,000.00 元，请选择其他资金方或调整金额');
  });

  it('shows a general sentence for an unknown reason', async () => {
    const [lender] = await said(check('lender', 'fail', { reason: 'somethingNewer' }));
    expect(lender?.[2]).toContain('该渠道暂不能受理');
  });

  it.each([
    ['own', 'operator', 'awaitingReview', '可撤回修改：请重新询价', '当前'],
    ['own', 'reviewer', 'awaitingReview', '可退回经办岗：请重新询价', '当前'],
    ['own', 'administrator', 'awaitingReview', '由本企业经办岗或审核岗处理', '当前'],
    ['own', 'reviewer', 'underApproval', '由担保方或资金方决定', '复核通过时'],
    ['guarantor', 'reviewer', 'awaitingGuarantor', '可退回申请方修改', '复核通过时'],
    ['funder', 'reviewer', 'underApproval', '可退回申请方修改', '复核通过时'],
    ['funder', 'operator', 'underApproval', '由本企业经办岗或审核岗处理', '复核通过时'],
  ] as const)('advises what its reader can do: %s %s, %s', async (party, role, state, advice, moment) => {
    const [quote] = await saidTo(readerOf(party, role, state), check('quote', 'fail'));
    expect(quote).toEqual(['报价已失效', '', advice, moment]);
  });

  it('advises a lender on what to examine', async () => {
    const [term, issuer] = await saidTo(
      readerOf('funder', 'reviewer', 'underApproval'),
      check('longTerm', 'warn'),
      check('issuerActive', 'warn'),
    );
    expect(term).toEqual(['凭证期限超过 6 个月', '', '请审查期限是否合理、是否符合行业惯例', '当前']);
    expect(issuer).toEqual(['开立方已暂停开立', '', '请评估开立方到期付款的能力', '当前']);
  });
});
