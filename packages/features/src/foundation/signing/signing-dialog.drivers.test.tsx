import { contract, type RequestOf } from '@lianxin/api/contract';
import { refuse, reply, type MockReply } from '@lianxin/api/mock';
import { screen, waitFor } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answerBesides } from '../../platform/testing/mocked-platform.ts';
import { renderScreen } from '../../platform/testing/render-screen.tsx';
import { BRIDGE, bridgeAnswering, EVERY_DRIVER, noBridge } from './device/device.fixtures.ts';
import { SigningDialog } from './signing-dialog.tsx';

const { sign, present, prepare } = contract.signature;
const REQUEST = { ...prepare.example.request, act: 'issuanceReview' } as const;
type Driver = (typeof EVERY_DRIVER)[number]['driver'];

interface Opened {
  /** Restricts the drivers. @default all */
  readonly drivers?: readonly Driver[];
  readonly certificates?: typeof EVERY_DRIVER;
  readonly replies?: readonly MockReply[];
  readonly bridge?: readonly RequestHandler[];
  readonly ukeyBridge?: string | null;
}

const DIALOG = { request: REQUEST, verb: '通过', consequence: '通过后由对方签收。' };

async function open({ drivers, replies = [], bridge = bridgeAnswering(), ukeyBridge = BRIDGE, ...given }: Opened = {}) {
  const certificates = given.certificates ?? EVERY_DRIVER.filter(({ driver }) => drivers?.includes(driver) ?? true);
  const send = vi.fn(() => Promise.resolve({ ok: true as const, data: {} }));
  const { user } = renderScreen(<SigningDialog pending={{ ask: DIALOG, send }} onSettle={() => undefined} />, {
    as: 'coreReviewer',
    safeguards: { ukeyBridge },
    replies: [reply(prepare, { ...prepare.example.response, certificates }), ...replies],
  });
  answerBesides(bridge);
  await screen.findByLabelText(/签名证书/);
  return { user, send };
}

async function signAs(user: Awaited<ReturnType<typeof open>>['user'], pin = '123456') {
  await user.type(await screen.findByLabelText(/PIN/, { selector: 'input' }), `${pin}{Enter}`);
}

describe('each driver', () => {
  it('is listed with expiry, and an expired certificate is disabled', async () => {
    const { user } = await open();
    await user.click(screen.getByLabelText(/签名证书/));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('平台证书，至 2027-11-17'),
      expect.stringContaining('UKey，至 2029-12-31'),
      expect.stringContaining('云证书，至 2029-12-31'),
      expect.stringContaining('UKey，已过期'),
    ]);
    expect(options[3]?.getAttribute('aria-disabled')).toBe('true');
  });

  it('of a device: the device signs, the platform verifies without the PIN', async () => {
    const [onSign, presented, signed] = [
      vi.fn<(asked: unknown) => void>(),
      vi.fn<(request: RequestOf<typeof present>) => typeof present.example.response>(() => present.example.response),
      vi.fn(() => sign.example.response),
    ];
    const { user, send } = await open({
      drivers: ['ukeyBridge'],
      bridge: bridgeAnswering({ onSign }),
      replies: [reply(present, presented), reply(sign, signed)],
    });
    await signAs(user, '888888');
    await waitFor(() => expect(send).toHaveBeenCalledWith(present.example.response));
    expect(onSign).toHaveBeenCalledWith({ serial: 'UKEY-0001', text: prepare.example.response.text, pin: '888888' });
    expect(presented).toHaveBeenCalledWith({ requestId: 'S1', certificateSerial: 'UKEY-0001', value: 'ab'.repeat(64) });
    expect(signed).not.toHaveBeenCalled();
  });

  it('of a cloud certificate: the platform has it signed with its PIN', async () => {
    const signed = vi.fn<(request: RequestOf<typeof sign>) => typeof sign.example.response>(() => sign.example.response);
    const { user, send } = await open({ drivers: ['cloudCertificate'], replies: [reply(sign, signed)] });
    expect(screen.getByLabelText(/云证书 PIN 码/, { selector: 'input' })).toBeDefined();
    await signAs(user);
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(signed).toHaveBeenCalledWith({ requestId: 'S1', certificateSerial: 'CLOUD-0001', pin: '123456' });
  });
});

describe('failures', () => {
  it.each([
    [{ error: 'pinLocked' }, 'UKey 的 PIN 码已锁定', /发证机构解锁/],
    [{ error: 'noDevice' }, '没有检测到 UKey', /指示灯常亮/],
    [{ error: 'noCertificate' }, 'UKey 中没有这张证书', /绑定这张证书时使用的 UKey/],
    [{ error: 'certificateExpired' }, 'UKey 中的证书已过期', /重新绑定/],
    [{ error: 'cancelled' }, '已在 UKey 上取消签名', /按确认键/],
    [{ error: 'originRefused' }, 'UKey 组件不接受本网站', /允许的来源/],
    [{ error: 'something new' }, '没有连接到 UKey 组件', /下载中心/],
  ])('of the device, %j: shows advice, and sends nothing', async (refuses, title, advice) => {
    const { user, send } = await open({ drivers: ['ukeyBridge'], bridge: bridgeAnswering({ refuses }) });
    await signAs(user);
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toMatch(advice);
    expect(screen.getByLabelText(/PIN/, { selector: 'input' })).toHaveProperty('value', '');
    expect(send).not.toHaveBeenCalled();
  });

  it('of the PIN appear at its field, with the attempts left', async () => {
    const { user } = await open({ drivers: ['ukeyBridge'], bridge: bridgeAnswering({ refuses: { error: 'pinWrong', left: 2 } }) });
    await signAs(user, '000000');
    const field = screen.getByLabelText(/PIN/, { selector: 'input' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(/UKey 的 PIN 码错误，还可尝试 2 次/)).toBeDefined();
  });

  it.each([
    [BRIDGE, '没有连接到 UKey 组件'],
    [null, '平台没有启用 UKey 签名'],
  ])('of the bridge at %s: falls back to another certificate', async (ukeyBridge, title) => {
    const signed = vi.fn<(request: RequestOf<typeof sign>) => typeof sign.example.response>(() => sign.example.response);
    const device = EVERY_DRIVER.filter(({ serial }) => serial === 'UKEY-0001' || serial === 'CLOUD-0001');
    const { user, send } = await open({ certificates: device, bridge: noBridge(), ukeyBridge, replies: [reply(sign, signed)] });
    await signAs(user);
    expect(await screen.findByText(title)).toBeDefined();
    await user.click(screen.getByRole('button', { name: '改用云证书' }));
    expect(screen.queryByText(title)).toBeNull();
    await signAs(user);
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(signed).toHaveBeenCalledWith(expect.objectContaining({ certificateSerial: 'CLOUD-0001' }));
  });

  it('of the platform’s verification', async () => {
    const { user, send } = await open({ drivers: ['ukeyBridge'], replies: [refuse(present, 'SIGNATURE_INVALID')] });
    await signAs(user);
    expect(await screen.findByText('电子签名验证未通过')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toMatch(/重新绑定/);
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    [refuse(sign, 'CERTIFICATE_SILENT'), /证书服务没有响应/],
    [refuse(sign, 'CERTIFICATE_EXPIRED', null, { until: '2026-11-19' }), /签名证书已于 2026-11-19 过期/],
    [refuse(sign, 'PIN_LOCKED', null, { minutes: 30 }), /证书已锁定，请 30 分钟后再试/],
    [refuse(sign, 'PIN_WRONG', null, { left: 4 }), /还可尝试 4 次/],
  ])('of the cloud certificate service %#', async (answer, says) => {
    const { user, send } = await open({ drivers: ['cloudCertificate'], replies: [answer] });
    await signAs(user);
    expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
    expect(send).not.toHaveBeenCalled();
  });

  it('because all certificates have expired', async () => {
    await open({ certificates: EVERY_DRIVER.filter(({ serial }) => serial === 'UKEY-0004') });
    expect(screen.getByText('签名证书已过期')).toBeDefined();
    expect(screen.getByLabelText(/PIN/, { selector: 'input' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: '签名并通过' })).toHaveProperty('disabled', true);
  });
});
