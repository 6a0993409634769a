import { contract } from '@lianxin/api/contract';
import { refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BRIDGE, bridgeAnswering, HELD, noBridge } from '../../signing/device/device.fixtures.ts';
import { answerBesides } from '../../../platform/testing/mocked-platform.ts';
import { renderScreen } from '../../../platform/testing/render-screen.tsx';
import type { PersonName } from '../../../platform/testing/index.ts';
import { SelfCheck } from './self-check.tsx';

const { certificates, prepareBinding, bindCertificate, bindCloudCertificate, unbindCertificate } = contract.signature;

/** A browser extension that answers; otherwise the check waits for a second. */
const extension = () => void window.dispatchEvent(new Event('lianxin-signing:answer'));
beforeAll(() => window.addEventListener('lianxin-signing:ask', extension));
afterAll(() => window.removeEventListener('lianxin-signing:ask', extension));

interface Machine {
  readonly bridge?: readonly RequestHandler[];
  readonly replies?: readonly MockReply[];
  readonly as?: PersonName;
  readonly ukeyBridge?: string | null;
}

async function check({ bridge = bridgeAnswering(), replies = [], as = 'supplierOperator', ukeyBridge = BRIDGE }: Machine = {}) {
  const { user } = renderScreen(<SelfCheck />, { as, replies, safeguards: { ukeyBridge } });
  answerBesides(bridge);
  await user.click(await screen.findByRole('button', { name: '开始检测' }));
  const row = async (label: string) => (await screen.findByText(label)).closest('li')?.textContent ?? '';
  return { user, row };
}

describe('checking a signing device', () => {
  it('reports bridge, certificate, expiry and PIN', async () => {
    const { row } = await check();
    expect(await row('UKey 组件')).toMatch(/通过.*1\.0\.0/);
    expect(await row('UKey 证书')).toMatch(/通过.*读到 2 张/);
    expect(await row('证书有效期')).toMatch(/通过.*至 2029-12-31/);
    expect(await row('PIN 码')).toMatch(/通过.*未锁定/);
  });

  it.each<[string, Machine, string, RegExp]>([
    ['no bridge', { bridge: noBridge() }, 'UKey 组件', /不通过.*安全软件/],
    ['a bridge that refuses this site', { bridge: [...refusing()] }, 'UKey 组件', /不通过.*允许的来源/],
    ['a platform without one', { ukeyBridge: null }, 'UKey 组件', /提示.*平台未启用/],
    ['no certificate', { bridge: bridgeAnswering({ certificates: [] }) }, 'UKey 证书', /不通过.*换一个接口/],
    ['one that has expired', { bridge: ending('2025-12-31T00:00:00+08:00') }, '证书有效期', /不通过.*重新绑定/],
    ['a PIN that was wrong', { bridge: bridgeAnswering({ status: { pin: { locked: false, left: 2 } } }) }, 'PIN 码', /提示.*还可尝试 2 次/],
    ['a PIN that is locked', { bridge: bridgeAnswering({ status: { pin: { locked: true, left: 0 } } }) }, 'PIN 码', /不通过.*发证机构解锁/],
    ['no device', { bridge: bridgeAnswering({ status: { device: 'absent' }, certificates: [] }) }, 'PIN 码', /待检查.*插入 UKey/],
  ])('with %s gives advice', async (_what, machine, label, says) => {
    const { row } = await check(machine);
    expect(await row(label)).toMatch(says);
  });

  it('warns of expiry within thirty days', async () => {
    const { row } = await check({ bridge: ending(new Date(Date.now() + 10 * 24 * 3_600_000).toISOString()) });
    expect(await row('证书有效期')).toMatch(/提示.*尽快/);
  });
});

describe('the certificates of the person', () => {
  it('are the bound ones, and those on the device, bound by PIN', async () => {
    const bound = vi.fn(() => bindCertificate.example.response);
    const { user } = await check({ replies: [reply(bindCertificate, bound)] });
    const list = within(await screen.findByRole('list', { name: '证书与本人' }));
    await waitFor(() => expect(list.getByText(/UKEY-0001 · 已绑定到本人/)).toBeDefined());
    await user.click(await list.findByRole('button', { name: '绑定 UKEY-0003' }));
    await user.type(await screen.findByLabelText(/UKEY-0003 的 PIN 码/, { selector: 'input' }), '123456{Enter}');
    await waitFor(() =>
      expect(bound).toHaveBeenCalledWith({
        ...HELD[1],
        requestId: prepareBinding.example.response.requestId,
        value: 'ab'.repeat(64),
      }),
    );
    await waitFor(() => expect(screen.queryByLabelText(/UKEY-0003 的 PIN 码/)).toBeNull());
  });

  it.each<[string, Machine, RegExp]>([
    ['another’s', { replies: [refuse(bindCertificate, 'CERTIFICATE_TAKEN')] }, /已绑定其他人员或企业/],
    [
      'of another enterprise',
      { replies: [refuse(bindCertificate, 'CERTIFICATE_MISMATCH', null, { subject: '云岭物流' })] },
      /证书与企业不符/,
    ],
    ['not unlocked', { bridge: bridgeAnswering({ refuses: { error: 'pinWrong', left: 3 } }) }, /还可尝试 3 次/],
  ])('are not bound if one is %s, with the reason at the PIN', async (_what, machine, says) => {
    const { user } = await check(machine);
    await user.click(await screen.findByRole('button', { name: '绑定 UKEY-0003' }));
    await user.type(await screen.findByLabelText(/UKEY-0003 的 PIN 码/, { selector: 'input' }), '123456{Enter}');
    expect(await screen.findByText(says)).toBeDefined();
  });

  it('can be bound from the certificate service without a device', async () => {
    const bound = vi.fn(() => bindCloudCertificate.example.response);
    const { user } = renderScreen(<SelfCheck />, { as: 'supplierOperator', replies: [reply(bindCloudCertificate, bound)] });
    await user.click(await screen.findByRole('button', { name: '绑定云证书' }));
    await user.type(await screen.findByLabelText(/云证书序列号/), 'CLOUD-1');
    await user.type(screen.getByLabelText(/云证书 PIN 码/, { selector: 'input' }), '246810{Enter}');
    await waitFor(() => expect(bound).toHaveBeenCalledWith({ serial: 'CLOUD-1', pin: '246810' }));
    await waitFor(() => expect(screen.queryByLabelText(/云证书序列号/)).toBeNull());
  });

  it('are not bound if the service refuses, and the PIN is cleared', async () => {
    const replies = [refuse(bindCloudCertificate, 'PIN_WRONG', null, { left: 3 })];
    const { user } = renderScreen(<SelfCheck />, { as: 'supplierOperator', replies });
    await user.click(await screen.findByRole('button', { name: '绑定云证书' }));
    await user.type(await screen.findByLabelText(/云证书序列号/), 'CLOUD-1');
    await user.type(screen.getByLabelText(/云证书 PIN 码/, { selector: 'input' }), '000000{Enter}');
    expect(await screen.findByText('没有绑定')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/云证书 PIN 码/, { selector: 'input' }).value).toBe('');
  });

  it('are unbound by the person', async () => {
    const unbound = vi.fn(() => ({}));
    const { user } = await check({ replies: [reply(unbindCertificate, unbound)] });
    await user.click(await screen.findByRole('button', { name: '解绑 UKEY-0001' }));
    await waitFor(() => expect(unbound).toHaveBeenCalledWith({ serial: 'UKEY-0001' }));
  });

  it('are not loaded for people who sign nothing', async () => {
    const asked = vi.fn(() => certificates.example.response);
    const { row } = await check({ as: 'groupViewer', replies: [reply(certificates, asked)] });
    expect(await row('UKey 组件')).toMatch(/通过/);
    expect(asked).not.toHaveBeenCalled();
  });
});

function ending(validUntil: string): RequestHandler[] {
  return bridgeAnswering({ certificates: HELD.map((one) => ({ ...one, validUntil })) });
}

function refusing(): RequestHandler[] {
  return [http.all(`${BRIDGE}/*`, () => HttpResponse.json({ error: 'originRefused' }, { status: 403 }))];
}
