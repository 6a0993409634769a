import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from './amount.tsx';

const meta = {
  id: 'ui-amount',
  title: 'money 金额/amount 金额 money, currency',
  component: Amount,
  args: { value: '3,286,500.00' },
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Change it with the controls. */
export const Playground: Story = {
  args: { value: '3,286,500.00', size: 'xl', tone: 'ink', unit: '元', faintCents: false, signed: false, total: false },
};

export const Variants: Story = {
  render: () => (
    <div className="grid w-80 justify-items-end gap-3">
      <Amount value="3,286,500.00" />
      <Amount value="186,000.00" faintCents size="md" />
      <Amount value="-1,204,000.00" tone="critical" />
      <Amount value="742,350.80" signed tone="positive" />
      <Amount value="62,408,931.17" total />
      <Amount value="1,078,560.00" size="xl" faintCents />
      <Amount value="3,286,500.00" size="3xl" currency="¥" />
      <Amount value="879.55" unit="万元" size="lg" />
    </div>
  ),
};
