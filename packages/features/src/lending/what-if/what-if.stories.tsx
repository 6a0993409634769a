import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '@lianxin/ui';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../platform/testing/story.tsx';
import { WhatIf } from './index.ts';
import { financeable, free, WEEKS } from './what-if.fixtures.ts';

const part = (
  <Panel>
    <div className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
      <WhatIf weeks={WEEKS} current={WEEKS[0]?.monday} onSuppose={() => undefined} />
    </div>
  </Panel>
);

/** Chooses the week and the supposition. */
const supposing =
  (fate: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('combobox', { name: '哪一周的收款' }));
    await userEvent.click(await page.findByRole('option', { name: /03-15/ }));
    await userEvent.click(page.getByRole('combobox', { name: '怎样' }));
    await userEvent.click(await page.findByRole('option', { name: fate }));
  };
const financed = supposing(/现在融资/);

const meta = {
  id: 'features-what-if',
  title: 'features/what-if 假设 what if',
  component: WhatIf,
  args: { weeks: WEEKS, current: WEEKS[0]?.monday, onSuppose: () => undefined },
  render: () => hosted(part, { as: 'supplierOperator', places: ['financing.apply'] }),
  beforeEach: platform(financeable()),
} satisfies Meta<typeof WhatIf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {};

/** Without quotes. */
export const Later: Story = { play: supposing(/晚 2 周到账/) };

/** One group is quoted, another is not, and one voucher is being transferred. */
export const Financed: Story = {
  play: async (context) => {
    await financed(context);
    await expect(await within(context.canvasElement).findByRole('link', { name: '去融资' })).toBeVisible();
  },
};

/** Several groups with different best lenders, and more pieces than one request allows. */
export const Many: Story = {
  beforeEach: platform(financeable(Array.from({ length: 30 }, (_, index) => free(`QM${index}`, 200_000, `2027-03-${16 + (index % 3)}`)))),
  play: financed,
};

export const NothingToFinance: Story = { beforeEach: platform(financeable([])), play: financed };

export const Asking: Story = { beforeEach: platform([...financeable(), delay(contract.financing.quote)]), play: financed };

export const Failed: Story = { beforeEach: platform([...financeable(), fail(contract.financing.quote, 500)]), play: financed };

/** People who may not apply for financing see the full sum. */
export const WithoutFinancing: Story = {
  render: () => hosted(part, { as: 'supplierAdministrator' }),
  play: financed,
};

export const Phone: Story = { ...Financed, globals: { viewport: { value: 'phone' } } };
