import { contract, TradeInvoiceId } from '@lianxin/api/contract';
import { ids } from '@lianxin/api/mock';
import { fen } from '@lianxin/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import * as z from 'zod/mini';
import { hosted, platform } from '../../platform/testing/story.tsx';
import { ContractDialog } from './entering/contract-dialog.tsx';
import { InvoiceDialog } from './entering/invoice-dialog.tsx';
import { TradeEvidence } from './trade-evidence.tsx';

const { response: saved } = contract.tradeContract.save.example;
const { response: invoice } = contract.tradeInvoice.save.example;
const uses = [
  { invoice, amount: fen(111_200_000n) },
  {
    invoice: { ...invoice, id: z.parse(TradeInvoiceId, 'V2'), number: '26142000000018846130', verification: 'unchecked' as const },
    amount: fen(87_450_000n),
  },
];
const trade = { counterpartyNo: ids.enterprise('E1002'), counterpartyName: '恒信机电设备有限公司', side: 'buyer' as const };

const meta = {
  id: 'features-papers-evidence',
  title: 'features/papers/evidence 合同与发票 contract, invoice',
  component: TradeEvidence,
  args: { contract: saved, invoices: uses, amount: fen(198_650_000n) },
  beforeEach: platform(),
  render: (args) => hosted(<TradeEvidence {...args} />, { as: 'coreOperator' }),
} satisfies Meta<typeof TradeEvidence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const WithoutEvidence: Story = { args: { contract: null, invoices: [] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const EntersAContract: Story = {
  render: () => hosted(<ContractDialog trade={trade} open onOpenChange={fn()} onSaved={fn()} />, { as: 'coreOperator' }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '登记合同' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存合同' }));
    await expect((await dialog.findAllByText('请填写此项')).length).toBeGreaterThan(1);
  },
};

export const EntersAnInvoice: Story = {
  render: () => hosted(<InvoiceDialog trade={trade} open onOpenChange={fn()} onSaved={fn()} />, { as: 'coreOperator' }),
};
