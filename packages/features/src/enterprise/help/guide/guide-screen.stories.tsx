import type { Meta, StoryObj } from '@storybook/react-vite';
import { hosted, platform } from '../../../platform/testing/story.tsx';
import { GuideScreen } from './guide-screen.tsx';

const at = (address: string) => () => hosted(<GuideScreen />, { as: 'supplierOperator', at: address, places: ['transfer.apply'] });

const meta = {
  id: 'features-help-guide',
  title: 'features/help/guide 操作指南',
  component: GuideScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(),
  render: at('/?chapter=transfer'),
} satisfies Meta<typeof GuideScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Supplier: Story = {};

export const CoreReviewer: Story = { render: () => hosted(<GuideScreen />, { as: 'coreReviewer', at: '/?chapter=issue-review' }) };

export const Administrator: Story = { render: () => hosted(<GuideScreen />, { as: 'coreAdministrator', at: '/?chapter=registration' }) };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Refusals: Story = { render: at('/?chapter=faq') };

export const Words: Story = { render: at('/?chapter=glossary') };

export const Device: Story = { render: at('/?chapter=device') };

export const NothingFound: Story = { render: at('/?search=LX2099') };
