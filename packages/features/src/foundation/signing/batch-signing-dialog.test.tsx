import { contract, type ResponseOf, IssuanceId, type RequestOf } from '@lianxin/api/contract';
import { disconnect, fail, refuse, reply, type MockReply } from '@lianxin/api/mock';
import { useAction } from '@lianxin/api/react';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { DEVELOPERS_NOTE, pageSaying } from '../../platform/testing/our-words.ts';
import { answerBesides } from '../../platform/testing/mocked-platform.ts';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import { BRIDGE, bridgeAnswering, EVERY_DRIVER, noBridge } from './device/device.fixtures.ts';
import { BatchSigningDialog } from './batch-signing-dialog.tsx';

const items = ['I1', 'I2', 'I3'].map((id) => ({
  id,
  title: `OP-${id}`,
  amount: '100.00',
  request: { act: 'issuanceReview', subjectId: id, version: 1 } as const,
}));

function Example({ onClose }: { readonly onClose: () => void }) {
  const review = useAction(contract.issuance.review, { quiet: true });
  return (
    <BatchSigningDialog
      items={items}
      title="批量通过"
      verb="通过"
      doneWord="已通过"
      consequence="共 3 笔"
      send={({ id }, signature) => review.run({ id: z.parse(IssuanceId, id), version: 1, decision: 'pass', signature })}
      onClose={onClose}
    />
  );
}

const prepared = reply(contract.signature.prepare, ({ subjectId }): ResponseOf<typeof contract.signature.prepare> => ({
  ...contract.signature.prepare.example.response,
  elements: [{ code: 'recipientName', value: `接收方${subjectId}` }],
}));
const open = (...replies: readonly MockReply[]) => {
  const onClose = vi.fn<() => void>();
  const host = { as: 'coreReviewer', safeguards: { ukeyBridge: BRIDGE }, replies: [prepared, ...replies] } as const;
  return { ...renderScreen(<Example onClose={onClose} />, host), onClose };
};
const withDevice = reply(contract.signature.prepare, {
  ...contract.signature.prepare.example.response,
  certificates: EVERY_DRIVER.filter(({ serial }) => serial === 'UKEY-0001'),
});
const signAll = async (user: ReturnType<typeof open>['user'], name = /签名并通过 3 笔/) => {
  await user.type(await screen.findByLabelText(/PIN/, { selector: 'input' }), '123456');
  await user.click(await screen.findByRole('button', { name }));
};

it('shows elements, and signs and sends each act with one PIN', async () => {
  const signed = vi.fn<(request: RequestOf<typeof contract.signature.sign>) => typeof contract.signature.sign.example.response>(
    () => contract.signature.sign.example.response,
  );
  const sent: string[] = [];
  const { user } = open(
    reply(contract.signature.sign, signed),
    reply(contract.issuance.review, ({ id }) => {
      sent.push(id);
      return contract.issuance.review.example.response;
    }),
  );
  for (const { id } of items) expect(await screen.findByText(`接收方${id}`)).toBeDefined();
  await signAll(user);
  expect(await screen.findByText('共 3 笔：成功 3 笔，未成功 0 笔，待签名 0 笔')).toBeDefined();
  expect(sent).toEqual(['I1', 'I2', 'I3']);
  expect(signed).toHaveBeenCalledTimes(3);
});

it('shows each result; a refusal does not stop the others', async () => {
  const { user } = open(
    refuse(contract.issuance.review, 'STALE_VERSION', { changedBy: '刘志强', changedAt: '2026-11-20T10:00:00+08:00', version: 2 }),
  );
  await signAll(user);
  expect(await screen.findByText(/未成功 3 笔/)).toBeDefined();
  const rows = within(screen.getByRole('list', { name: '批量通过' }));
  expect(rows.getAllByText('未成功')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: '重新核对未成功的' }));
  expect(await screen.findByRole('button', { name: /签名并通过 3 笔/ })).toBeDefined();
});

it('reports missing elements of each in our words', async () => {
  open(disconnect(contract.signature.prepare));
  expect(await pageSaying('网络已断开，已填写的内容不会丢失，恢复后可再次提交。')).not.toMatch(DEVELOPERS_NOTE);
});

it('sends nothing with a wrong PIN, and keeps all waiting', async () => {
  const sent = vi.fn(() => contract.issuance.review.example.response);
  const { user } = open(refuse(contract.signature.sign, 'PIN_WRONG', null, { left: 4 }), reply(contract.issuance.review, sent));
  await signAll(user);
  await waitFor(() => expect(screen.getByLabelText(/PIN/, { selector: 'input' }).getAttribute('aria-invalid')).toBe('true'));
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getAllByText('待签名')).toHaveLength(3);
});

it('stops on a network failure, and continues with what was signed', async () => {
  const signed = vi.fn(() => contract.signature.sign.example.response);
  const { user, onClose } = open(reply(contract.signature.sign, signed), fail(contract.issuance.review, 503));
  await signAll(user);
  expect(await screen.findByText('中途停下了')).toBeDefined();
  expect(screen.getAllByText('待签名')).toHaveLength(3);
  await signAll(user);
  expect(await screen.findByText('中途停下了')).toBeDefined();
  expect(signed).toHaveBeenCalledTimes(1);
  await user.click(screen.getAllByRole('button', { name: '关闭' }).at(-1) ?? document.body);
  expect(onClose).toHaveBeenCalled();
});

it('has the device sign each with one PIN', async () => {
  const [onSign, presented] = [vi.fn<(asked: unknown) => void>(), vi.fn(() => contract.signature.present.example.response)];
  const { user } = open(withDevice, reply(contract.signature.present, presented));
  answerBesides(bridgeAnswering({ onSign }));
  await signAll(user);
  expect(await screen.findByText('共 3 笔：成功 3 笔，未成功 0 笔，待签名 0 笔')).toBeDefined();
  expect(onSign).toHaveBeenCalledTimes(3);
  expect(presented).toHaveBeenCalledTimes(3);
});

it('sends nothing without the device, reports it, and keeps all waiting', async () => {
  const sent = vi.fn(() => contract.issuance.review.example.response);
  const { user } = open(withDevice, reply(contract.issuance.review, sent));
  answerBesides(noBridge());
  await signAll(user);
  expect(await screen.findByText('没有连接到 UKey 组件')).toBeDefined();
  expect(screen.getAllByText('待签名')).toHaveLength(3);
  expect(sent).not.toHaveBeenCalled();
});
