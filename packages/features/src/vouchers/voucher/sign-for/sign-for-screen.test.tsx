import { contract, IssuanceId, TransferId, type Incoming } from '@lianxin/api/contract';
import { refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buttonsIn } from '../../../platform/testing/action-rows.ts';
import { network } from '../../../platform/testing/network.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import { detail, incoming, incomingPage, issuanceToConfirm, issuanceToSign, type IssuanceDetail } from '../voucher.fixtures.ts';
import { SignForScreen } from './sign-for-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const AT = '/?kind=issuance&id=I1';
const world = (issuance: IssuanceDetail): readonly MockReply[] => [
  reply(contract.issuance.get, issuance),
  reply(contract.transfer.listIncoming, incomingPage(incoming)),
];

test('signing requires ticking both documents, which open; refusing does not', async () => {
  const { user } = renderScreen(<SignForScreen />, { as: 'supplierOperator', at: AT, replies: world(issuanceToSign) });
  expect(await screen.findByRole('button', { name: '签收' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: '拒签' })).toHaveProperty('disabled', false);
  for (const title of ['应收账款电子凭证签收确认书', '电子签名与存证服务协议']) {
    await user.click(screen.getByRole('button', { name: `《${title}》` }));
    expect(within(await screen.findByRole('dialog', { name: title })).getAllByRole('listitem').length).toBeGreaterThan(5);
    await user.keyboard('{Escape}');
  }
  // Opening them is not agreeing.
  expect(screen.getByRole('button', { name: '签收' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: /签收确认书.+服务协议/ }));
  expect(screen.getByRole('button', { name: '签收' })).toHaveProperty('disabled', false);
});

test('a disabled button shows its reason, at the bottom on a phone', async () => {
  renderScreen(<SignForScreen />, { as: 'supplierOperator', at: AT, replies: world(issuanceToSign) });
  const button = await screen.findByRole('button', { name: '签收' });
  expect(button.closest('[data-slot=foot-bar]')?.textContent).toContain('请先阅读两份协议并勾选同意');
});

test('an operator signs with a certificate, and account and consent are sent', async () => {
  const sent: unknown[] = [];
  const { user } = renderScreen(<SignForScreen />, {
    as: 'supplierOperator',
    at: AT,
    replies: [
      ...world(issuanceToSign),
      reply(contract.transfer.signFor, (request) => {
        sent.push(request);
        return { state: 'awaitingSignatureReview', version: 4 };
      }),
    ],
  });
  await user.click(await screen.findByRole('checkbox', { name: /签收确认书.+服务协议/ }));
  await user.click(screen.getByRole('button', { name: '签收' }));
  await user.type(await screen.findByLabelText(/PIN/), '123456');
  await user.click(screen.getByRole('button', { name: /签名并签收/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    kind: 'issuance',
    id: 'I1',
    decision: 'sign',
    agreed: true,
    receivingAccountId: issuanceToSign.receivingAccount?.id,
  });
});

test('the sender’s remark is shown before signing', async () => {
  const written = { ...issuanceToSign, form: { ...issuanceToSign.form, remark: '十月货款，分两笔' } };
  renderScreen(<SignForScreen />, { as: 'supplierOperator', at: AT, replies: world(written) });
  expect(await screen.findByText('十月货款，分两笔')).toBeDefined();
});

test('a refusal sends its reason', async () => {
  const sent: unknown[] = [];
  const { user } = renderScreen(<SignForScreen />, {
    as: 'supplierOperator',
    at: AT,
    replies: [
      ...world(issuanceToSign),
      reply(contract.transfer.signFor, (request) => {
        sent.push(request);
        return { state: 'refused', version: 4 };
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '拒签' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('不受影响');
  await user.click(screen.getByRole('button', { name: '期限过长' }));
  await user.click(screen.getByRole('button', { name: '拒签' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ decision: 'refuse', reason: '期限过长' });
});

test('a reviewer cannot confirm their own signature, with an explanation', async () => {
  renderScreen(<SignForScreen />, {
    as: 'supplierReviewer',
    at: AT,
    replies: world({ ...issuanceToConfirm, isOwn: true, acts: ['view'] }),
  });
  expect(await screen.findByRole('button', { name: '确认签收' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: '退回经办' })).toHaveProperty('disabled', true);
  expect(screen.getByText('不能复核自己经办的')).toBeTruthy();
});

test('a refused voucher offers nothing to decide', async () => {
  renderScreen(<SignForScreen />, {
    as: 'supplierOperator',
    at: AT,
    replies: world({ ...issuanceToSign, state: 'refused', acts: ['view'], reason: '合同未约定凭证支付' }),
  });
  expect((await screen.findByRole('status')).textContent).toContain('合同未约定凭证支付');
  expect(screen.queryByRole('button', { name: '签收' })).toBeNull();
});

test('refusing is as prominent as signing, but not while signing is blocked', async () => {
  const { user } = renderScreen(<SignForScreen />, { as: 'supplierOperator', at: AT, replies: world(issuanceToSign) });
  const isSolid = () => /bg-(ink|accent)/.test(screen.getByRole('button', { name: '拒签' }).className);
  await screen.findByRole('button', { name: '拒签' });
  expect(isSolid()).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: /签收确认书.+服务协议/ }));
  expect(isSolid()).toBe(true);
});

test('both are disabled without network, and ticks stay', async () => {
  const { user } = renderScreen(<SignForScreen />, { as: 'supplierOperator', at: AT, replies: world(issuanceToSign) });
  await user.click(await screen.findByRole('checkbox', { name: /签收确认书.+服务协议/ }));
  network('offline');
  for (const name of ['签收', '拒签'])
    expect(screen.getByRole('button', { name, description: /网络已断开，恢复后才能继续/ })).toHaveProperty('disabled', true);
  network('online');
  for (const name of ['签收', '拒签']) expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false);
});

describe.each(['issuance', 'transfer'] as const)('a voucher by %s', (kind) => {
  type Acts = Incoming['acts'];
  const toSign = { state: 'awaitingSignature', acts: ['sign', 'refuse'] } as const;
  const toConfirm = { state: 'awaitingSignatureReview', acts: ['signConfirm', 'signReturn'] } as const;
  const signature = contract.signature.sign.example.response;
  interface Shown {
    readonly state: (typeof toSign | typeof toConfirm)['state'] | 'refused';
    readonly acts: readonly Acts[number][];
  }

  const come = ({ state, acts }: Shown): readonly MockReply[] => {
    const shown = { state, version: 7, isOwn: false, acts: [...acts] };
    return kind === 'issuance'
      ? [reply(contract.issuance.get, { ...issuanceToSign, ...shown, id: IssuanceId.parse('S1') })]
      : [
          refuse(contract.issuance.get, 'NOT_FOUND'),
          reply(contract.transfer.get, { ...contract.transfer.get.example.response, ...shown, id: TransferId.parse('S1') }),
          reply(contract.voucher.get, detail),
        ];
  };
  function open(shown: Shown, as: 'supplierOperator' | 'supplierReviewer', at = `/?kind=${kind}&id=S1`) {
    const answered = vi.fn<(request: object) => void>();
    const page = renderScreen(<SignForScreen />, {
      as,
      at,
      replies: [
        ...come(shown),
        reply(contract.transfer.signFor, (request) => (answered(request), contract.transfer.signFor.example.response)),
        reply(contract.transfer.confirmSignFor, (request) => (answered(request), contract.transfer.confirmSignFor.example.response)),
      ],
    });
    const press = async (name: string) => page.user.click(await screen.findByText(name, { selector: 'button' }));
    const sign = async () => {
      await page.user.type(await screen.findByLabelText(/证书 PIN 码/), '123456');
      await page.user.click(screen.getByText(/^签名并/, { selector: 'button' }));
    };
    const giveReason = async (reason: string, name: string) => {
      const dialog = within(await screen.findByRole('alertdialog'));
      await page.user.type(dialog.getByLabelText(/原因/), reason);
      await page.user.click(dialog.getByRole('button', { name }));
    };
    return { ...page, answered, press, sign, giveReason };
  }
  const decisions = async (): Promise<readonly string[]> => {
    await screen.findByText('贸易背景');
    return buttonsIn(document.querySelector('[data-slot=foot-bar]'));
  };

  test('is signed or refused if allowed', async () => {
    open(toSign, 'supplierOperator');
    expect(await decisions()).toEqual(['拒签', '签收']);
  });

  test('is confirmed or returned if allowed', async () => {
    open(toConfirm, 'supplierReviewer');
    expect(await decisions()).toEqual(['退回经办', '确认签收']);
  });

  test.each(['awaitingSignature', 'awaitingSignatureReview', 'refused'] as const)('is read-only without acts: %s', async (state) => {
    open({ state, acts: [] }, 'supplierOperator');
    expect(await decisions()).toEqual([]);
  });

  test('is found by id alone, as in links from tasks', async () => {
    open(toSign, 'supplierOperator', '/?id=S1');
    expect(await decisions()).toEqual(['拒签', '签收']);
  });

  test('is signed after agreeing to both documents', async () => {
    const { user, press, sign, answered } = open(toSign, 'supplierOperator');
    await user.click(await screen.findByLabelText(/^已阅读并同意/));
    await press('签收');
    await sign();
    const signed = { kind, id: 'S1', version: 7, decision: 'sign', agreed: true, signature };
    await waitFor(() => expect(answered).toHaveBeenCalledWith(expect.objectContaining(signed)));
  });

  test('is refused with a reason', async () => {
    const { press, giveReason, answered } = open(toSign, 'supplierOperator');
    await press('拒签');
    await giveReason('金额有误', '拒签');
    await waitFor(() => expect(answered).toHaveBeenCalledWith({ kind, id: 'S1', version: 7, decision: 'refuse', reason: '金额有误' }));
  });

  test('is confirmed with the reviewer’s signature', async () => {
    const { press, sign, answered } = open(toConfirm, 'supplierReviewer');
    await press('确认签收');
    await sign();
    await waitFor(() => expect(answered).toHaveBeenCalledWith({ kind, id: 'S1', version: 7, decision: 'pass', signature }));
  });

  test('is returned with a reason', async () => {
    const { press, giveReason, answered } = open(toConfirm, 'supplierReviewer');
    await press('退回经办');
    await giveReason('请核对账户', '退回经办');
    await waitFor(() => expect(answered).toHaveBeenCalledWith({ kind, id: 'S1', version: 7, decision: 'return', reason: '请核对账户' }));
  });
});
