import { contract } from '@lianxin/api/contract';
import { delay, fail, refuse, reply } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { pageOf } from '../../../platform/testing/world/example.ts';
import { everyone, staffed, staffInvitations, staffPeople } from '../staffing.fixtures.ts';
import { PeopleScreen } from './people-screen.tsx';

const { staff } = contract;
const full = staffed(everyone);
const at = (address: string) => () => hosted(<PeopleScreen />, { as: 'supplierAdministrator', at: address });

const meta = {
  id: 'features-staffing-people',
  title: 'features/staffing/people 人员管理 users',
  component: PeopleScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform([full]),
  render: at('/'),
} satisfies Meta<typeof PeopleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const OnlyTheAdministrator: Story = { beforeEach: platform([staffed([staffPeople.administrator])]) };

export const Invited: Story = { beforeEach: platform([full, reply(staff.invitations, pageOf(staffInvitations, 5))]) };

export const Add: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加人员' }));
    await expect(await within(document.body).findByRole('dialog', { name: '添加岗位人员' })).toBeVisible();
  },
};

export const HandOver: Story = {
  beforeEach: platform([
    full,
    refuse(staff.freeze, 'STAFF_OPEN_ITEMS', {
      name: '王建国',
      issuances: 0,
      transfers: 2,
      drafts: 1,
      financings: 0,
      financingDrafts: 0,
      pledges: 0,
      pledgeDrafts: 0,
    }),
  ]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '移交 3 笔' }));
    await expect(await within(document.body).findByRole('dialog', { name: '移交王建国的业务' })).toBeVisible();
  },
};

export const NothingFound: Story = { beforeEach: platform([staffed([])]), render: at('/?search=nobody') };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { beforeEach: platform([delay(staff.list)]) };

export const Failed: Story = { beforeEach: platform([fail(staff.list, 504)]) };
