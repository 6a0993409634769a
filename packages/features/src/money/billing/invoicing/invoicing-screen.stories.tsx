import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform, type PersonName } from '../../../platform/testing/index.ts';
import { billables, billablesAre, requests, requestsAre } from '../billing.fixtures.ts';
import { InvoicingScreen } from './invoicing-screen.tsx';

const { billing } = contract;
const at =
  (address: string, as: PersonName = 'supplierOperator') =>
  () =>
    hosted(<InvoicingScreen />, { as, at: address });

const meta = {
  id: 'features-billing-invoicing',
  title: 'features/billing/invoicing 发票开具',
  component: InvoicingScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([billablesAre(billables), requestsAre(requests)]),
  render: at('/'),
} satisfies Meta<typeof InvoicingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Reviewer: Story = { render: at('/', 'supplierReviewer') };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Requests: Story = { render: at('/?view=requests') };
export const RequestsOnAPhone: Story = { ...Requests, ...Phone };
export const Detail: Story = { render: at('/?view=requests&id=KP1') };
export const Empty: Story = { beforeEach: platform([billablesAre([]), requestsAre([])]) };
export const NoRequests: Story = { ...Empty, render: at('/?view=requests') };
export const Loading: Story = { beforeEach: platform([delay(billing.listBillable)]) };
export const Failed: Story = { beforeEach: platform([fail(billing.listBillable, 504)]) };
