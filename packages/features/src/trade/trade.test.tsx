import { contract } from '@lianxin/api/contract';
import { refuse, reply } from '@lianxin/api/mock';
import { fen } from '@lianxin/domain';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { ContractDialog } from './contract-dialog.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { TradeEvidence } from './trade-evidence.tsx';

const trade = { counterpartyNo: 'E1002', counterpartyName: '恒信机电设备有限公司', side: 'buyer' } as const;
const nothing = () => undefined;

describe('entering a contract', () => {
  const fill = async (replies: Parameters<typeof renderScreen>[1] = {}) => {
    const onSaved = vi.fn();
    const { user } = renderScreen(<ContractDialog trade={trade} open onOpenChange={nothing} onSaved={onSaved} />, {
      as: 'coreOperator',
      ...replies,
    });
    await user.type(await screen.findByLabelText('合同编号'), 'JBMY-CG-2026-0873');
    await user.type(screen.getByLabelText('合同名称'), '设备采购合同');
    await user.type(screen.getByLabelText('合同金额'), '5200000');
    await user.type(screen.getByLabelText('签订日期'), '2026-06-01');
    await user.click(screen.getByRole('button', { name: '保存合同' }));
    return onSaved;
  };

  it('sends what was typed and hands on what was kept', async () => {
    const save = vi.fn(() => contract.tradeContract.save.example.response);
    const onSaved = await fill({ replies: [reply(contract.tradeContract.save, save)] });
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(contract.tradeContract.save.example.response));
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ amount: 520_000_000n, counterpartyNo: 'E1002', side: 'buyer', allowsVoucher: true }),
    );
  });

  it('shows at the field what the server refuses', async () => {
    const onSaved = await fill({
      replies: [refuse(contract.tradeContract.save, 'VALIDATION', { fields: [{ path: 'number', message: '合同编号已登记' }] })],
    });
    expect(await screen.findByText('合同编号已登记')).toBeDefined();
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('entering an invoice', () => {
  it('asks a digital one for twenty digits and no code', async () => {
    const { user } = renderScreen(<InvoiceDialog trade={trade} open onOpenChange={nothing} onSaved={nothing} />, { as: 'coreOperator' });
    expect(await screen.findByText('20 位数字')).toBeDefined();
    expect(screen.queryByLabelText('发票代码')).toBeNull();
    await user.type(screen.getByLabelText('发票号码'), '12345678');
    await user.click(screen.getByRole('button', { name: '保存发票' }));
    await waitFor(() => expect(screen.getByLabelText('发票号码').getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('the trade behind a voucher', () => {
  it('are summed and set against its amount', async () => {
    const { response: invoice } = contract.tradeInvoice.save.example;
    renderScreen(
      <TradeEvidence
        contract={contract.tradeContract.save.example.response}
        invoices={[{ invoice, amount: fen(141_200_000n) }]}
        amount={fen(141_200_000n)}
      />,
    );
    expect(await screen.findByText(/覆盖 100.00%/)).toBeDefined();
    expect(screen.getByText('JBMY-CG-2026-0873')).toBeDefined();
  });
});
