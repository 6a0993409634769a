import { contract } from '@lianxin/api/contract';
import { ids, reply, yuan } from '@lianxin/api/mock';
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

/** Uploads a file that is read as the example with these amounts. */
async function openRead(amounts: Partial<ReturnType<typeof exampleRead>>) {
  const save = vi.fn(() => tradeInvoice.save.example.response);
  const { user } = renderScreen(<InvoiceDialog trade={trade} open onOpenChange={nothing} onSaved={nothing} />, {
    as: 'coreOperator',
    replies: [reply(tradeInvoice.save, save), reply(tradeInvoice.read, { ...exampleRead(), ...amounts })],
  });
  await user.upload(
    await screen.findByLabelText('选择文件：发票文件'),
    new File(['<EInvoice/>'], 'invoice.xml', { type: 'application/xml' }),
  );
  await screen.findByText('已从文件读取，请核对后保存');
  return { user, save };
}
const exampleRead = () => tradeInvoice.read.example.response ?? expect.fail();
const total = () => screen.getByLabelText<HTMLInputElement>('价税合计');

it('reports a total that is not the sum of the amount and the tax at its field, and takes the corrected one without the tax', async () => {
  const { user, save } = await openRead({ amountWithoutTax: yuan(1000), tax: yuan(130), amountWithTax: yuan(1230) });
  expect(await screen.findByText('价税合计不等于金额与税额之和')).toBeDefined();
  expect(screen.getByText('发票文件中的税额 130.00 元')).toBeDefined();
  expect(total().getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: '保存发票' }));
  expect(save).not.toHaveBeenCalled();
  await user.clear(total());
  await user.type(total(), '1130');
  await user.click(screen.getByRole('button', { name: '保存发票' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ amountWithTax: yuan(1130) })));
  expect(save).toHaveBeenCalledWith(expect.not.objectContaining({ tax: expect.anything() }));
});

it('has nothing to say of an invoice without tax', async () => {
  await openRead({ amountWithoutTax: yuan(1000), tax: yuan(0), amountWithTax: yuan(1000) });
  expect(screen.getByText('发票文件中的税额 0.00 元')).toBeDefined();
  expect(screen.queryByText(/^价税合计不/)).toBeNull();
});

it('forgets the tax of a file when another invoice is read', async () => {
  const { user } = await openRead({ amountWithoutTax: yuan(1000), tax: yuan(130), amountWithTax: yuan(1130) });
  await user.type(screen.getByLabelText('发票二维码'), '01,31,,26142000000018846999,2260.00,20261110,,A1B2,{Enter}');
  await screen.findByText('已从二维码读取，请核对后保存');
  expect(screen.queryByText(/文件中的税额/)).toBeNull();
});

it.each([
  ['1000', '9999', '价税合计', '价税合计超过不含税金额的两倍，请核对'],
  ['1000', '999.99', '价税合计', '价税合计不能小于不含税金额'],
  ['-1000', '-1130', '价税合计', '红字发票不能登记'],
  ['-1000', '1130', '金额（不含税）', '红字发票不能登记'],
  ['1000', '0', '价税合计', '金额须大于 0'],
])('of %s and %s it reports at %s: %s', async (net, gross, field, words) => {
  const { user, save } = open();
  await user.type(await screen.findByLabelText('金额（不含税）'), net);
  await user.type(total(), gross);
  await user.click(screen.getByRole('button', { name: '保存发票' }));
  const input = screen.getByLabelText(field);
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
  const told = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
  expect(told).toContain(words);
  expect(save).not.toHaveBeenCalled();
});
