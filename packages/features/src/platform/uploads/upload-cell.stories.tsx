import { contract, type FileView } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { hosted, platform } from '../testing/story.tsx';
import { UploadCell } from './upload-cell.tsx';

const { response: sample } = contract.file.register.example;
/** A picture without a request: a grey rectangle. */
const SHEET =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="800" height="550"%3E%3Crect width="800" height="550" fill="%23dfe6e6"/%3E%3Crect x="120" y="60" width="560" height="430" fill="white" stroke="%23667"/%3E%3C/svg%3E';
const picture: FileView = { ...sample, name: '营业执照.png', contentType: 'image/png', url: SHEET };

const meta = {
  id: 'features-uploads-upload-cell',
  title: 'features/uploads/upload-cell 上传 file',
  component: UploadCell,
  args: { label: '营业执照', file: null, onUploaded: fn() },
  beforeEach: platform(),
  render: (args) => hosted(<UploadCell {...args} />, { as: 'coreOperator' }),
} satisfies Meta<typeof UploadCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Picture: Story = { args: { file: picture } };
export const Document: Story = { args: { file: sample } };
export const ReadOnly: Story = { render: () => hosted(<UploadCell label="营业执照" file={sample} />, { as: 'coreOperator' }) };

export const Viewer: Story = {
  args: { file: picture },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '点击查看营业执照' }));
    const dialog = within(await screen.findByRole('dialog', { name: '营业执照.png' }));
    await userEvent.click(dialog.getByRole('button', { name: '放大' }));
    await expect(dialog.getByRole('status', { name: '缩放' })).toHaveTextContent('125%');
    await userEvent.click(dialog.getByRole('button', { name: '向右旋转' }));
  },
};

const choose = async (canvasElement: HTMLElement) =>
  userEvent.upload(within(canvasElement).getByLabelText('选择文件：营业执照'), new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }));

export const Sending: Story = {
  beforeEach: platform([delay(contract.file.signUpload)]),
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(await within(canvasElement).findByRole('progressbar')).toBeVisible();
  },
};

/** The progress ring disappears and the link returns. */
export const Failed: Story = {
  beforeEach: platform([fail(contract.file.signUpload, 500)]),
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(await within(canvasElement).findByRole('button', { name: '上传营业执照' })).toBeVisible();
  },
};
