import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PersonName } from '../../../platform/testing/index.ts';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { guaranteed, guarantorReplies, lenderReplies, lentOn, notSearched, pledgesAs, foundElsewhere } from './pledges.fixtures.ts';
import { PledgesScreen } from './pledges-screen.tsx';

const at =
  (address: string, as: PersonName = 'lenderOperator') =>
  () =>
    hosted(<PledgesScreen />, { as, places: ['lending.pledges'], at: address });

const meta = {
  id: 'features-lenders-pledges',
  title: 'features/lenders/pledges 质押管理 list',
  component: PledgesScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(lenderReplies),
  render: at('/'),
} satisfies Meta<typeof PledgesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Guarantor: Story = { beforeEach: platform(guarantorReplies), render: at('/', 'guarantorOperator') };

/** An enterprise that is both lender and guarantor. */
export const Both: Story = { beforeEach: platform([pledgesAs({ funder: lentOn, guarantor: guaranteed })]) };

export const Administrator: Story = { render: at('/', 'lenderAdministrator') };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { beforeEach: platform([pledgesAs({})]) };

export const EmptyTab: Story = { render: at('/?state=signing') };

export const NothingFound: Story = { beforeEach: platform([pledgesAs({})]), render: at('/?search=ZY2099') };

export const Loading: Story = { beforeEach: platform([delay(contract.pledge.list)]) };

export const Failed: Story = { beforeEach: platform([fail(contract.pledge.list, 504)]) };

const sheet = async () => within(await within(document.body).findByRole('complementary', { name: '质押详情' }));
const press = async (name: string) => userEvent.click(await (await sheet()).findByRole('button', { name }));

export const Detail: Story = {
  render: at('/?id=P7'),
  play: async () => {
    await expect(await (await sheet()).findByText('人民币捌拾万元整')).toBeVisible();
  },
};

export const Risk: Story = { render: at('/?id=P1&tab=risk') };

/** Before a search of the register, and after one that found another registration. */
export const RiskNotSearched: Story = {
  beforeEach: platform([...lenderReplies, reply(contract.pledge.risk, notSearched)]),
  render: at('/?id=P1&tab=risk'),
};

export const RiskRegisteredElsewhere: Story = {
  beforeEach: platform([...lenderReplies, reply(contract.pledge.risk, foundElsewhere)]),
  render: at('/?id=P1&tab=risk'),
};

export const RiskLoading: Story = {
  beforeEach: platform([...lenderReplies, delay(contract.pledge.risk)]),
  render: at('/?id=P1&tab=risk'),
};

export const RiskFailed: Story = {
  beforeEach: platform([...lenderReplies, fail(contract.pledge.risk, 504)]),
  render: at('/?id=P1&tab=risk'),
};

export const Registering: Story = {
  render: at('/?id=P4'),
  play: async () => {
    await press('登记');
    const dialog = await within(document.body).findByRole('dialog', { name: '办理质押登记' });
    await expect(await within(dialog).findByLabelText(/登记证明编号/)).toBeVisible();
  },
};

export const PayingOut: Story = {
  render: at('/?id=P5'),
  play: async () => {
    await press('放款');
    const dialog = await within(document.body).findByRole('dialog', { name: '放款' });
    await expect(await within(dialog).findByLabelText(/付款日/)).toBeVisible();
  },
};

export const AskingMore: Story = {
  render: at('/?id=P2'),
  play: async () => {
    await press('要求补件');
    const dialog = await within(document.body).findByRole('dialog', { name: '要求补件' });
    await expect(await within(dialog).findByLabelText(/需要补充的内容/)).toBeVisible();
  },
};

export const Releasing: Story = {
  render: at('/?id=P9'),
  play: async () => {
    await press('解质');
    const dialog = await within(document.body).findByRole('dialog', { name: '解质' });
    await expect(await within(dialog).findByLabelText(/注销证明编号/)).toBeVisible();
  },
};

/** A pledged voucher is overdue, and its issuer is reminded. */
export const Urging: Story = {
  render: at('/?id=P8'),
  play: async () => {
    await press('催付');
    const dialog = await within(document.body).findByRole('dialog', { name: '催付' });
    await expect(await within(dialog).findByRole('button', { name: /^催付/ })).toBeVisible();
  },
};
