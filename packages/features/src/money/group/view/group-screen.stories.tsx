import { contract } from '@lianxin/api/contract';
import { delay, fail } from '@lianxin/api/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { hosted, platform } from '../../../platform/testing/index.ts';
import { emptyGroupReplies, groupReplies } from '../group.fixtures.ts';
import { GroupScreen } from './group-screen.tsx';

const at = (address: string) => () => hosted(<GroupScreen />, { as: 'groupViewer', at: address });

const meta = {
  id: 'features-group-view',
  title: 'features/group/view 煤炭集团数据',
  component: GroupScreen,
  parameters: { layout: 'fullscreen' },
  beforeEach: platform(groupReplies),
  render: at('/'),
} satisfies Meta<typeof GroupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OneEnterprise: Story = { render: at('/?enterprise=E1004') };
export const Compared: Story = { render: at('/?enterprise=E1001&with=E1004') };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { beforeEach: platform(emptyGroupReplies) };
export const Loading: Story = { beforeEach: platform([delay(contract.group.figures), delay(contract.enterprise.listGroupEnterprises)]) };
export const Failed: Story = { beforeEach: platform([fail(contract.group.figures, 504)]) };

/** The first eight bytes of a PNG. */
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Exports a picture and returns the file. */
async function takenPicture(canvasElement: HTMLElement): Promise<{ readonly name: string; readonly content: Blob }> {
  const names: string[] = [];
  const made = spyOn(URL, 'createObjectURL');
  const taken = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function clickOfFile(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  try {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '导出' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: '图片（.png）' }));
    await waitFor(() => expect(names).toHaveLength(1), { timeout: 10_000 });
    const [name] = names;
    const content = made.mock.calls.at(-1)?.[0];
    if (name === undefined || !(content instanceof Blob)) throw new Error('no file was taken');
    return { name, content };
  } finally {
    made.mockRestore();
    taken.mockRestore();
  }
}

/** A PNG at twice the sheet's size with a portable name, in every theme and view. */
export const TakenAsPicture: Story = {
  ...Compared,
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const [tables] = await within(canvasElement).findAllByRole('radio', { name: '表' });
    if (tables) await userEvent.click(tables);
    const { name, content } = await takenPicture(canvasElement);
    await expect(name).toBe('煤炭集团数据-晋北煤业集团有限公司-晋北煤业运销有限公司-2026-11-20.png');
    await expect([...new Uint8Array(await content.slice(0, PNG.length).arrayBuffer())]).toEqual(PNG);
    const picture = await createImageBitmap(content);
    await expect(picture.width).toBe(1376);
    await expect(picture.height).toBeGreaterThan(1200);
    // The corner is light in every theme, and something is drawn.
    const brush = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (!brush) throw new Error('no canvas to look at it on');
    brush.drawImage(picture, 0, 0);
    const { data } = brush.getImageData(0, 0, picture.width, picture.height);
    await expect(Array.from(data.subarray(0, 4))).toEqual([255, 255, 255, 255]);
    await expect(new Set(new Uint32Array(data.buffer)).size).toBeGreaterThan(20);
  },
};
