import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { AbsenceDialog } from './absence-dialog.tsx';
import { away } from './absence.fixtures.ts';

const shown = (as: 'coreReviewer' | 'coreAdministrator') => () => hosted(<AbsenceDialog onClose={() => undefined} />, { as });

const meta = {
  id: 'features-staffing-absence',
  title: 'features/staffing/absence 离岗委托',
  component: AbsenceDialog,
  args: { onClose: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([away()]),
  render: shown('coreReviewer'),
} satisfies Meta<typeof AbsenceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Administrator: Story = { render: shown('coreAdministrator') };

export const Empty: Story = { beforeEach: platform([away([])]), render: shown('coreAdministrator') };

export const NobodyToStandIn: Story = { beforeEach: platform([away([], [])]) };

export const Loading: Story = { beforeEach: platform([delay(contract.staff.absences)]) };

export const Failed: Story = { beforeEach: platform([fail(contract.staff.absences, 504)]) };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
