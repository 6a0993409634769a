import { contract, type Offer } from '@lianxin/api/contract';
import { delay, fail, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { offersFor, platformReplies } from '../financing.fixtures.ts';
import { HubScreen } from './hub-screen.tsx';

const PLACES = ['financing.apply', 'voucher.holdings'] as const;
const as = (person: 'supplierOperator' | 'supplierReviewer') => () => hosted(<HubScreen />, { as: person, places: PLACES });

const meta = {
  id: 'features-financing-hub',
  title: 'features/financing/hub 链信融资 compare offers',
  component: HubScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(platformReplies),
  render: as('supplierOperator'),
} satisfies Meta<typeof HubScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const chooseGroup: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /2027-04-16/ }));
};

/** The bottom of what the first screen shows below the frame of the portal, whose header and tabs take 104 px. */
const FIRST_SCREEN = 450 - 104;

/** All lenders side by side, for two pieces due on the same day. The first net amount is in the first screen. */
export const Default: Story = {
  play: async (context) => {
    await chooseGroup(context);
    const screen = within(context.canvasElement);
    const net = await screen.findByRole('rowheader', { name: /到账净额/ });
    await expect(net.getBoundingClientRect().bottom).toBeLessThan(FIRST_SCREEN);
    const bar = screen.getByText('尚未选择').getBoundingClientRect();
    await expect(bar.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** A lender is chosen: the calculation of its net amount and the button to apply appear. */
export const Chosen: Story = {
  play: async (context) => {
    await chooseGroup(context);
    const screen = within(context.canvasElement);
    await userEvent.click(await screen.findByRole('radio', { name: '建设银行' }));
    await expect(screen.getByText('已选 建设银行')).toBeVisible();
    await expect(screen.getByRole('button', { name: '用此报价申请' })).toBeEnabled();
  },
};

/** Not financing is one of the options. */
export const WithoutLender: Story = {
  play: async (context) => {
    await chooseGroup(context);
    const screen = within(context.canvasElement);
    await userEvent.click(await screen.findByRole('radio', { name: '暂不融资' }));
    await expect(screen.getByText('已选 暂不融资')).toBeVisible();
  },
};

export const Reviewer: Story = { render: as('supplierReviewer'), play: chooseGroup };

/** The first quote begins in the upper half of a phone. */
export const Phone: Story = {
  play: async (context) => {
    await chooseGroup(context);
    const quotes = await within(context.canvasElement).findByRole('list', { name: '资金方报价对比' });
    await expect(quotes.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
  },
  globals: { viewport: { value: 'phone' } },
};

/** The two best quotes and not financing are in view. */
export const Tablet: Story = {
  play: async (context) => {
    await chooseGroup(context);
    const nets = within(await within(context.canvasElement).findByRole('row', { name: /到账净额/ })).getAllByRole('cell');
    for (const net of nets.slice(0, 3)) {
      const { right, bottom } = net.getBoundingClientRect();
      await expect(right).toBeLessThan(window.innerWidth);
      await expect(bottom).toBeLessThan(window.innerHeight);
    }
  },
  globals: { viewport: { value: 'tablet' } },
};

export const Empty: Story = {
  beforeEach: platform([...platformReplies, reply(contract.voucher.listFinanceable, { list: [], total: 0, page: 1, pageSize: 20 })]),
};

export const Loading: Story = { beforeEach: platform([...platformReplies, delay(contract.voucher.listFinanceable)]) };

export const Failed: Story = { beforeEach: platform([...platformReplies, fail(contract.voucher.listFinanceable, 500)]) };

export const QuotesFailed: Story = { beforeEach: platform([...platformReplies, fail(contract.financing.quote, 500)]) };

/** Gives all lenders the same obstacle. */
const everyLenderSays = (said: Partial<Offer>) =>
  reply(contract.financing.quote, (asked) => {
    const answer = offersFor(asked);
    return { ...answer, offers: answer.offers.map((offer) => ({ ...offer, ...said })) };
  });

/** No lender can be chosen; each gives its reason. */
export const NoLenderAvailable: Story = {
  beforeEach: platform([...platformReplies, everyLenderSays({ obstacles: [{ reason: 'noCreditLine', figures: {} }] })]),
};

/** The quotes could not be loaded. */
export const NoQuotes: Story = {
  beforeEach: platform([...platformReplies, everyLenderSays({ quote: null, obstacles: [{ reason: 'notQuoted', figures: {} }] })]),
};
