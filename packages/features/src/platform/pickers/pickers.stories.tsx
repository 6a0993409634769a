import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../testing/story.tsx';
import { ContractPicker } from './contract-picker.tsx';
import { PartyPicker } from './party-picker.tsx';
import { crowdedReplies, silentReplies } from './pickers.fixtures.ts';
import { SupplierPicker } from './supplier-picker.tsx';

const LABELS = { zh: ['接收方', '开立方', '合同'], en: ['Recipient', 'Issuer', 'Contract'] } as const;

function Pickers() {
  const [recipient, issuer, contract] = LABELS[useLingui().i18n.locale === 'en-US' ? 'en' : 'zh'];
  const [chosen, setChosen] = useState('E7130');
  const [party, setParty] = useState('');
  const [contractId, setContractId] = useState('');
  return (
    <div className="grid max-w-160 grid-cols-2 gap-4 max-tablet:grid-cols-1">
      <SupplierPicker aria-label={recipient} value={chosen} onValueChange={setChosen} clearable />
      <PartyPicker aria-label={issuer} of="holdings" part="issuer" value={party} onValueChange={setParty} clearable />
      <ContractPicker aria-label={contract} counterpartyNo={chosen} value={contractId} onValueChange={setContractId} />
    </div>
  );
}

/** Fields that find an enterprise, a person or an account among thousands. */
const meta = {
  id: 'features-pickers',
  title: 'features/pickers 选择器 search select',
  component: Pickers,
  beforeEach: platform(crowdedReplies),
  render: () => hosted(<Pickers />, { as: 'supplierOperator' }),
} satisfies Meta<typeof Pickers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const FindsByTyping: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('combobox', { name: '开立方' }));
    await userEvent.type(await screen.findByRole('combobox', { name: '名称或信用代码' }), '第149');
    await userEvent.click(await screen.findByRole('option', { name: '山阴第149煤矿有限公司' }));
    await expect(within(canvasElement).getByRole('combobox', { name: '开立方' })).toHaveTextContent('山阴第149煤矿有限公司');
  },
};

export const Failed: Story = {
  beforeEach: platform(silentReplies),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('combobox', { name: '接收方' }));
    await expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
