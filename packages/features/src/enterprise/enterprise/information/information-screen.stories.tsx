import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { InformationScreen } from './information-screen.tsx';

const { information } = contract.enterprise;
const whole = information.example.response;
const settled = { ...whole, change: null };
const at = (address: string) => () => hosted(<InformationScreen />, { as: 'supplierAdministrator', at: address });

const meta = {
  id: 'features-enterprise-information',
  title: 'features/enterprise/information 企业信息',
  component: InformationScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([reply(information, settled)]),
  render: at('/'),
} satisfies Meta<typeof InformationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Waiting: Story = { beforeEach: platform([reply(information, whole)]) };
export const Rejected: Story = {
  beforeEach: platform([
    reply(information, { ...whole, change: whole.change && { ...whole.change, state: 'rejected', rejectionReason: '营业执照影像不清晰' } }),
  ]),
};
export const Empty: Story = {
  beforeEach: platform([
    reply(information, {
      ...settled,
      licence: null,
      legalIdFront: null,
      legalIdBack: null,
      elementsVerifiedAt: null,
      accountVerified: false,
      contact: { name: '', mobile: '', mail: '', address: '', version: 0, changedBy: null, changedAt: null },
      agreements: [],
      certificates: [],
      supplementDue: true,
    }),
  ]),
};
export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改企业信息' }));
    await expect(await within(document.body).findByRole('dialog', { name: '修改企业信息' })).toBeVisible();
  },
};
export const Settings: Story = { render: at('/?tab=settings') };
export const Loading: Story = { beforeEach: platform([delay(information)]) };
export const Broken: Story = { beforeEach: platform([fail(information, 504)]) };
