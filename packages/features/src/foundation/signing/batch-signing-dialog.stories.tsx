import { contract, type ResponseOf } from '@lianxin/api/contract';
import { delay, refuse, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hosted, platform } from '../../platform/testing/story.tsx';
import { BatchSigningDialog } from './batch-signing-dialog.tsx';

const names = ['恒信机电设备有限公司', '朔源矿山机械有限公司', '云岭物流有限公司'];
const items = names.map((_, index) => ({
  id: `I${index}`,
  title: `OP20261119-011${index}`,
  amount: '1,986,500.00',
  request: { act: 'issuanceReview', subjectId: `I${index}`, version: 1 } as const,
}));
const prepared = reply(contract.signature.prepare, ({ subjectId }): ResponseOf<typeof contract.signature.prepare> => ({
  ...contract.signature.prepare.example.response,
  elements: [
    { code: 'issuerName', value: '晋北煤业集团有限公司' },
    { code: 'recipientName', value: names[Number(subjectId.slice(1))] ?? '' },
    { code: 'amount', value: '1986500.00' },
    { code: 'dueOn', value: '2027-05-14' },
  ],
}));

const meta = {
  id: 'features-signing-batch-signing-dialog',
  title: 'features/signing/batch-signing-dialog 批量签署 modal, PIN',
  component: BatchSigningDialog,
  args: {
    items,
    title: '批量通过开立申请',
    verb: '通过',
    doneWord: '已通过，等待签收',
    consequence: '共 3 笔，合计 5,959,500.00 元。',
    send: () => Promise.resolve({ ok: true as const, data: undefined }),
    onClose: fn(),
  },
  beforeEach: platform([prepared]),
  render: (args) => hosted(<BatchSigningDialog {...args} />, { as: 'coreReviewer' }),
} satisfies Meta<typeof BatchSigningDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const AllPassed: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/PIN/), '123456');
    await userEvent.click(await dialog.findByRole('button', { name: /3 笔/ }));
    await waitFor(() => expect(dialog.getAllByText('已通过，等待签收')).toHaveLength(3));
  },
};

export const WrongPin: Story = {
  beforeEach: platform([prepared, refuse(contract.signature.sign, 'PIN_WRONG', null, { left: 4 })]),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/PIN/), '000000{Enter}');
    await waitFor(() => expect(dialog.getByLabelText(/PIN/)).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const Preparing: Story = { beforeEach: platform([delay(contract.signature.prepare)]) };

export const HandledByOthers: Story = {
  beforeEach: platform([
    refuse(contract.signature.prepare, 'STALE_VERSION', { changedBy: '刘志强', changedAt: '2026-11-20T10:00:00+08:00', version: 2 }),
  ]),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
