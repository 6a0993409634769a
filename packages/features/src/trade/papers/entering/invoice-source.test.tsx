import { contract } from '@lianxin/api/contract';
import { ids, reply } from '@lianxin/api/mock';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';

const { tradeInvoice } = contract;
const trade = { counterpartyNo: ids.enterprise('E1002'), counterpartyName: '恒信机电设备有限公司', side: 'buyer' } as const;
const nothing = () => undefined;

const open = () => {
  const save = vi.fn(() => tradeInvoice.save.example.response);
  const { user } = renderScreen(<InvoiceDialog trade={trade} open onOpenChange={nothing} onSaved={nothing} />, {
    as: 'coreOperator',
    replies: [reply(tradeInvoice.save, save)],
  });
  return { user, save };
};

it('fills in a QR code’s text as typed by a scanner, and sends it', async () => {
  const { user, save } = open();
  await user.type(
    await screen.findByLabelText('发票二维码'),
    '01,04,1400212130,12345678,1000.00,20261109,44556677889900112233,A1B2,{Enter}',
  );
  expect(await screen.findByText('已从二维码读取，请核对后保存')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('校验码后 6 位').value).toBe('112233');
  await user.type(screen.getByLabelText('价税合计'), '1130');
  await user.type(screen.getByLabelText('货物或服务名称'), '钢材');
  await user.click(screen.getByRole('button', { name: '保存发票' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'vatOrdinary', code: '1400212130', number: '12345678', checkCode: '112233', issuedOn: '2026-11-09' }),
    ),
  );
});

it('reports another text at the field', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('发票二维码'), 'https://example.com{Enter}');
  expect(await screen.findByText('二维码内容不是发票的，请核对或逐项填写')).toBeDefined();
});

it('fills in from a file, and keeps the file', async () => {
  const { user, save } = open();
  const file = new File(['<?xml version="1.0"?><EInvoice/>'], 'invoice.xml', { type: 'application/xml' });
  await user.upload(await screen.findByLabelText('选择文件：发票文件'), file);
  expect(await screen.findByText('已从文件读取，请核对后保存')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '保存发票' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ number: '26142000000018846127', goods: '矿用隔爆型变频器', fileId: 'F1' })),
  );
});

it('a second reading empties what it does not tell, keeps what was typed, and drops the file of the first invoice', async () => {
  const { user, save } = open();
  const file = new File(['<?xml version="1.0"?><EInvoice/>'], 'invoice.xml', { type: 'application/xml' });
  await user.upload(await screen.findByLabelText('选择文件：发票文件'), file);
  await screen.findByText('已从文件读取，请核对后保存');
  expect(screen.getByLabelText<HTMLInputElement>('货物或服务名称').value).toBe('矿用隔爆型变频器');
  await user.type(screen.getByLabelText('发票二维码'), '01,31,,26142000000018846999,2260.00,20261110,,A1B2,{Enter}');
  await screen.findByText('已从二维码读取，请核对后保存');
  expect(screen.getByLabelText<HTMLInputElement>('货物或服务名称').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('金额（不含税）').value).toBe('');
  await user.type(screen.getByLabelText('金额（不含税）'), '2000');
  await user.type(screen.getByLabelText('货物或服务名称'), '钢材');
  await user.click(screen.getByRole('button', { name: '保存发票' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.not.objectContaining({ fileId: 'F1' })));
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ number: '26142000000018846999', goods: '钢材' }));
});

it('names a red invoice and fills in nothing', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('发票二维码'), '01,31,,26142000000018846999,-2260.00,20261110,,A1B2,{Enter}');
  expect(await screen.findByText('这是红字发票，不能登记')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('发票号码').value).toBe('');
});
