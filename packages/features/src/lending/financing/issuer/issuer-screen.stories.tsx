import { contract } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { pageOfApplications } from '../../../platform/testing/world/applications.ts';
import { platformReplies } from '../financing.fixtures.ts';
import { IssuerScreen } from './issuer-screen.tsx';

const PLACES = ['financing.apply', 'financing.issuer', 'transfer.notices'] as const;
const at = (address: string) => () => hosted(<IssuerScreen />, { as: 'coreOperator', places: PLACES, at: address });

const meta = {
  id: 'features-financing-issuer',
  title: 'features/financing/issuer 核心企业链信融资 interest share',
  component: IssuerScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(platformReplies),
  render: at('/'),
} satisfies Meta<typeof IssuerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Detail: Story = { render: at('/?id=F12') };

export const Consenting: Story = {
  render: at('/?id=F12'),
  play: async () => {
    const sheet = await within(document.body).findByRole('complementary', { name: '融资详情' });
    await userEvent.click(await within(sheet).findByRole('button', { name: '同意' }));
    const dialog = await within(document.body).findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('31,342.22');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  beforeEach: platform([reply(contract.financing.list, pageOfApplications([])), reply(contract.financing.costs, [])]),
};

export const Loading: Story = {
  beforeEach: platform([...platformReplies, delay(contract.financing.list), delay(contract.financing.costs)]),
};

export const Failed: Story = {
  beforeEach: platform([...platformReplies, fail(contract.financing.list, 504), fail(contract.financing.costs, 504)]),
};
