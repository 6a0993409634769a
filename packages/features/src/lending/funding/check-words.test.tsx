import type { Check } from '@lianxin/api/contract';
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

function Words({ checks }: { readonly checks: readonly Check[] }) {
  const words = useFundingCheckWords('financing');
  return (
    <ul>
      {checks.map((one) => {
        const { text, figure = '', detail = '' } = words(one);
        return <li key={`${one.code} ${one.level}`}>{`${text}|${figure}|${detail}`}</li>;
      })}
    </ul>
  );
}

const said = async (...checks: readonly Check[]): Promise<readonly (readonly string[])[]> => {
  const { unmount } = renderScreen(<Words checks={checks} />, { as: 'supplierOperator' });
  const lines = (await screen.findAllByRole('listitem')).map((item) => item.textContent.split('|'));
  unmount();
  return lines;
};

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

  it('shows no amount of nothing', async () => {
    const [share] = await said(check('issuerShare', 'pass', { issuerCosts: '0.00' }));
    expect(share).toEqual(['开立方不承担费用', '', '']);
  });

  it('advises verifying an unverified invoice instead of replacing it', async () => {
    const [unverified, overused] = await said(check('invoiceUse', 'warn'), check('invoiceUse', 'fail'));
    expect(unverified).toEqual(['有发票尚未查验', '', '请由购买方或销售方的经办岗查验']);
    expect(overused).toEqual(['发票占用超过可用金额', '', '请更换发票或调整占用金额']);
  });

  it('tells why the lender does not lend', async () => {
    const [lender] = await said(check('lender', 'fail', { reason: 'creditShort', free: '1.00', shortfall: '500000.00' }));
    expect(lender?.[2]).toBe('该渠道对开立方的额度还差 500,000.00 元，请选择其他资金方或调整金额');
  });

  it('shows a general sentence for an unknown reason', async () => {
    const [lender] = await said(check('lender', 'fail', { reason: 'somethingNewer' }));
    expect(lender?.[2]).toContain('该渠道暂不能受理');
  });
});
