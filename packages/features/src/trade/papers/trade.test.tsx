import { contract } from '@lianxin/api/contract';
import { ids, refuse, reply } from '@lianxin/api/mock';
import { fen } from '@lianxin/domain';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import { ContractDialog } from './entering/contract-dialog.tsx';
import { InvoiceDialog } from './entering/invoice-dialog.tsx';
import { TradeEvidence } from './trade-evidence.tsx';

const trade = { counterpartyNo: ids.enterprise('E1002'), counterpartyName: '恒信机电设备有限公司', side: 'buyer' } as const;
const nothing = () => undefined;

describe('entering a contract', () => {
  const fill = async (replies: Parameters<typeof renderScreen>[1] = {}, signedOn = '2026-06-01') => {
    const onSaved = vi.fn();
    const { user } = renderScreen(<ContractDialog trade={trade} open onOpenChange={nothing} onSaved={onSaved} />, {
      as: 'coreOperator',
      ...replies,
    });
    await user.type(await screen.findByLabelText('合同编号'), 'JBMY-CG-2026-0873');
    await user.type(screen.getByLabelText('合同名称'), '设备采购合同');
    await user.type(screen.getByLabelText('合同金额'), '5200000');
    await user.type(screen.getByLabelText('签订日期'), signedOn);
    await user.click(screen.getByRole('button', { name: '保存合同' }));
    return onSaved;
  };

  it('sends the input and returns the record', async () => {
    const save = vi.fn(() => contract.tradeContract.save.example.response);
    const onSaved = await fill({ replies: [reply(contract.tradeContract.save, save)] });
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(contract.tradeContract.save.example.response));
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ amount: 520_000_000n, counterpartyNo: 'E1002', side: 'buyer', allowsVoucher: true }),
    );
  });

  it('refuses a day that cannot be at its field, before sending', async () => {
    const save = vi.fn(() => contract.tradeContract.save.example.response);
    await fill({ replies: [reply(contract.tradeContract.save, save)] }, '1026-06-01');
    expect(await screen.findByText('日期不能早于 1990-01-01')).toBeDefined();
    expect(save).not.toHaveBeenCalled();
  });

  it('shows a refusal at its field', async () => {
    const onSaved = await fill({
      replies: [refuse(contract.tradeContract.save, 'VALIDATION', { fields: [{ path: 'number', message: '合同编号已登记' }] })],
    });
    expect(await screen.findByText('合同编号已登记')).toBeDefined();
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('entering an invoice', () => {
  it('requires twenty digits and no code for a digital one', async () => {
    const { user } = renderScreen(<InvoiceDialog trade={trade} open onOpenChange={nothing} onSaved={nothing} />, { as: 'coreOperator' });
    expect(await screen.findByText('20 位数字')).toBeDefined();
    expect(screen.queryByLabelText('发票代码')).toBeNull();
    await user.type(screen.getByLabelText('发票号码'), '12345678');
    await user.click(screen.getByRole('button', { name: '保存发票' }));
    await waitFor(() => expect(screen.getByLabelText('发票号码').getAttribute('aria-invalid')).toBe('true'));
  });

  const whole = async () => {
    const save = vi.fn(() => contract.tradeInvoice.save.example.response);
    const { user } = renderScreen(<InvoiceDialog trade={trade} open onOpenChange={nothing} onSaved={nothing} />, {
      as: 'coreOperator',
      replies: [reply(contract.tradeInvoice.save, save)],
    });
    const choose = async (kind: string) => {
      await user.click(await screen.findByRole('combobox', { name: /发票类型/ }));
      await user.click(await screen.findByRole('option', { name: kind }));
    };
    await user.type(await screen.findByLabelText('开票日期'), '2026-06-01');
    await user.type(screen.getByLabelText('金额（不含税）'), '1000');
    await user.type(screen.getByLabelText('价税合计'), '1130');
    await user.type(screen.getByLabelText('货物或服务名称'), '钢材');
    return { user, save, choose, send: () => user.click(screen.getByRole('button', { name: '保存发票' })) };
  };

  it('requires the code of an older one', async () => {
    const { user, save, choose, send } = await whole();
    await choose('增值税专用发票');
    await user.type(screen.getByLabelText('发票号码'), '12345678');
    await send();
    await waitFor(() => expect(screen.getByLabelText('发票代码').getAttribute('aria-invalid')).toBe('true'));
    await user.type(screen.getByLabelText('发票代码'), '1400212130');
    await send();
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ code: '1400212130', number: '12345678' })));
  });

  it('sends no code with a digital one, even if typed before', async () => {
    const { user, save, choose, send } = await whole();
    await choose('增值税专用发票');
    await user.type(screen.getByLabelText('发票代码'), '1400212130');
    await choose('数电专票');
    await user.type(screen.getByLabelText('发票号码'), '26142000000018846130');
    await send();
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ number: '26142000000018846130' })));
    expect(save).toHaveBeenCalledWith(expect.not.objectContaining({ code: expect.anything() }));
  });
});

describe('faults of an invoice', () => {
  const enter = async (number: string, withoutTax: string, withTax: string) => {
    const { user } = renderScreen(<InvoiceDialog trade={trade} open onOpenChange={nothing} onSaved={nothing} />, { as: 'coreOperator' });
    await user.type(await screen.findByLabelText('发票号码'), number);
    await user.type(screen.getByLabelText('开票日期'), '2026-06-01');
    await user.type(screen.getByLabelText('金额（不含税）'), withoutTax);
    await user.type(screen.getByLabelText('价税合计'), withTax);
    await user.type(screen.getByLabelText('货物或服务名称'), '采煤机');
    await user.click(screen.getByRole('button', { name: '保存发票' }));
    return user;
  };

  it('include a total below the net amount', async () => {
    await enter('26142000000019120077', '1000', '900');
    expect(await screen.findByText('价税合计不能小于不含税金额')).toBeDefined();
    expect(screen.queryByText('格式不正确')).toBeNull();
  });

  it('do not blame another amount if one is missing', async () => {
    await enter('26142000000019120077', ' ', '900');
    expect(await screen.findByText('请填写此项')).toBeDefined();
    expect(screen.queryByText('价税合计不能小于不含税金额')).toBeNull();
  });

  it('include the length of a number, beside the hint', async () => {
    await enter('12345678', '900', '1000');
    expect(await screen.findByText('数电票号码为 20 位数字')).toBeDefined();
    expect(screen.getByText('20 位数字')).toBeDefined();
  });
});

describe('the trade behind a voucher', () => {
  it('is summed and compared with its amount', async () => {
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
