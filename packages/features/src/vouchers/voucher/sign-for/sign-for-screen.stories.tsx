import { contract } from '@lianxin/api/contract';
import { delay, refuse, reply, type MockReply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { accounts, incoming, incomingPage, issuanceToConfirm, issuanceToSign, longIssuance } from '../voucher.fixtures.ts';
import { SignForScreen } from './sign-for-screen.tsx';

const PLACES = ['voucher.signFor', 'voucher.signForList', 'voucher.holdings'] as const;
const AT = '/?kind=issuance&id=I1';
const data = (issuance = issuanceToSign): readonly MockReply[] => [
  reply(contract.issuance.get, issuance),
  reply(contract.transfer.listIncoming, incomingPage(incoming)),
  reply(contract.bankAccount.list, accounts),
];

const meta = {
  id: 'features-voucher-sign-for',
  title: 'features/voucher/sign-for 签收',
  component: SignForScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(data()),
  render: () => hosted(<SignForScreen />, { as: 'supplierOperator', at: AT, places: PLACES }),
} satisfies Meta<typeof SignForScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('button', { name: '签收' })).toBeDisabled();
    for (const box of screen.getAllByRole('checkbox')) {
      // oxlint-disable-next-line no-await-in-loop -- one click after the other
      await userEvent.click(box);
    }
    await expect(screen.getByRole('button', { name: '签收' })).toBeEnabled();
  },
};

export const LongTerm: Story = { beforeEach: platform(data(longIssuance)) };

export const Reviewer: Story = {
  beforeEach: platform(data(issuanceToConfirm)),
  render: () => hosted(<SignForScreen />, { as: 'supplierReviewer', at: AT, places: PLACES }),
};

export const OwnEntry: Story = {
  beforeEach: platform(data({ ...issuanceToConfirm, isOwn: true, acts: ['view'] })),
  render: () => hosted(<SignForScreen />, { as: 'supplierReviewer', at: AT, places: PLACES }),
};

export const SignedAndWaiting: Story = { beforeEach: platform(data({ ...issuanceToConfirm, acts: ['view'] })) };

export const Effective: Story = { beforeEach: platform(data({ ...issuanceToConfirm, state: 'effective', acts: ['view'] })) };

export const Refused: Story = {
  beforeEach: platform(data({ ...issuanceToSign, state: 'refused', acts: ['view'], reason: '合同未约定凭证支付' })),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const NothingChosen: Story = { render: () => hosted(<SignForScreen />, { as: 'supplierOperator', places: PLACES }) };

export const Loading: Story = { beforeEach: platform([delay(contract.issuance.get)]) };

export const NotFound: Story = { beforeEach: platform([refuse(contract.issuance.get, 'NOT_FOUND')]) };
