import { ApiError } from '@lianxin/api/client';
import { contract, type ResponseOf } from '@lianxin/api/contract';
import { delay, fail, refuse, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { besides, hosted, platform } from '../../platform/testing/story.tsx';
import { BRIDGE, bridgeAnswering, EVERY_DRIVER, noBridge } from './device/device.fixtures.ts';
import { SigningDialog, type SigningDialogProps } from './signing-dialog.tsx';

const prepared: ResponseOf<typeof contract.signature.prepare> = {
  ...contract.signature.prepare.example.response,
  elements: [
    { code: 'act', value: '开立复核' },
    { code: 'issuerName', value: '晋北煤业集团有限公司' },
    { code: 'recipientName', value: '恒信机电设备有限公司' },
    { code: 'amount', value: '1986500.00' },
    { code: 'dueOn', value: '2027-05-14' },
    { code: 'promiseNumber', value: 'CN-JBMY-2026-004226' },
  ],
};

const meta = {
  id: 'features-signing-signing-dialog',
  title: 'features/signing/signing-dialog 电子签署 modal, PIN',
  component: SigningDialog,
  args: {
    pending: {
      ask: {
        request: contract.signature.prepare.example.request,
        verb: '通过',
        consequence: '通过后向恒信机电设备有限公司开立 1,986,500.00 元的付款承诺，由对方签收。',
      },
      send: () => Promise.resolve({ ok: true, data: {} }),
    },
    onSettle: fn(),
  },
  beforeEach: platform([reply(contract.signature.prepare, prepared)]),
  render: (args) => hosted(<SigningDialog {...args} />, { as: 'coreReviewer' }),
} satisfies Meta<typeof SigningDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WrongPin: Story = {
  beforeEach: platform([reply(contract.signature.prepare, prepared), refuse(contract.signature.sign, 'PIN_WRONG', null, { left: 4 })]),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/PIN/), '000000{Enter}');
    await waitFor(() => expect(dialog.getByLabelText(/PIN/)).toHaveAttribute('aria-invalid', 'true'));
  },
};

const PLACE = { endpointPath: '/pz/openpz/review', url: '/apk/pz/openpz/review', requestId: 'req-01JD8X4' };

/** The answer was lost: the dialog stays and can ask again. */
export const AnswerLost: Story = {
  args: {
    pending: {
      ...meta.args.pending,
      send: () => Promise.resolve({ ok: false, error: new ApiError({ kind: 'timeout' }, PLACE, 'no answer') }),
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/PIN/), '123456{Enter}');
    await expect(await dialog.findByRole('button', { name: '再次确认结果' })).toBeVisible();
  },
};

export const NoCertificate: Story = { beforeEach: platform([reply(contract.signature.prepare, { ...prepared, certificates: [] })]) };

const withDevices = reply(contract.signature.prepare, { ...prepared, certificates: EVERY_DRIVER });
const onlyDevice = reply(contract.signature.prepare, {
  ...prepared,
  certificates: EVERY_DRIVER.filter(({ serial }) => serial === 'UKEY-0001' || serial === 'CLOUD-0001'),
});
const atDevice = (args: SigningDialogProps) =>
  hosted(<SigningDialog {...args} />, { as: 'coreReviewer', safeguards: { ukeyBridge: BRIDGE } });
const signWithDevice = async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText(/PIN/), '123456{Enter}');
  return dialog;
};

/** Certificates of every driver, with their expiry. */
export const EveryDriver: Story = {
  beforeEach: platform([withDevices]),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByLabelText(/签名证书/));
    await expect(await screen.findAllByRole('option')).toHaveLength(EVERY_DRIVER.length);
  },
};

export const DeviceNotReached: Story = {
  beforeEach: [platform([onlyDevice]), besides(noBridge())],
  render: atDevice,
  play: async () => {
    const dialog = await signWithDevice();
    await expect(await dialog.findByRole('button', { name: '改用云证书' })).toBeVisible();
  },
};

export const DeviceLocked: Story = {
  beforeEach: [platform([onlyDevice]), besides(bridgeAnswering({ refuses: { error: 'pinLocked' } }))],
  render: atDevice,
  play: async () => {
    const dialog = await signWithDevice();
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

export const Expired: Story = {
  beforeEach: platform([
    reply(contract.signature.prepare, { ...prepared, certificates: EVERY_DRIVER.filter(({ serial }) => serial === 'UKEY-0004') }),
  ]),
};

export const Loading: Story = { beforeEach: platform([delay(contract.signature.prepare)]) };

export const NotPrepared: Story = { beforeEach: platform([fail(contract.signature.prepare, 503)]) };

/** Another person was faster: it cannot be prepared again. */
export const Overtaken: Story = {
  beforeEach: platform([
    refuse(contract.signature.prepare, 'STALE_VERSION', { changedBy: '刘志强', changedAt: '2026-11-20T10:00:00+08:00', version: 2 }),
  ]),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
