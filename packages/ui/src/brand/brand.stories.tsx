import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { BarChart } from '../bar-chart/index.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { FormField } from '../form-field/index.ts';
import { InboxIcon, WalletIcon } from '../icons/index.ts';
import { Input } from '../input/index.ts';
import { SiderMenu } from '../sider-menu/index.ts';
import { TextLink } from '../text-link/index.ts';
import { createBrand } from './create-brand.ts';

const NAME = 'my-bank';
const menu = [
  { id: 'sign', label: '待签收 inbox', href: '#sign', icon: <InboxIcon /> },
  { id: 'held', label: '持有 holdings', href: '#held', icon: <WalletIcon /> },
];
const bars = {
  unit: '万元',
  series: [{ id: 'due', label: '到期 due', color: 'chart-1' }],
  points: [320, 480, 260].map((due, at) => ({ id: String(at), label: `${at + 1} 月`, values: { due } })),
} as const;
const isWhole = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

function Sample({ theme }: { readonly theme: 'light' | 'dark' }) {
  return (
    <div data-brand="default" data-theme={theme} className="min-w-80 flex-1">
      <section
        data-brand={NAME}
        data-theme={theme}
        aria-label={theme}
        className="brand-sample grid gap-4 rounded-md border border-line bg-surface p-5 text-ink"
      >
        <div className="flex flex-wrap items-center gap-3">
          <Button intent="primary">提交 submit</Button>
          <Button intent="secondary">保存 save</Button>
          <TextLink href="#more">更多 more</TextLink>
          <span className="grid size-8 place-items-center rounded-full bg-accent-soft text-accent">王</span>
        </div>
        <SiderMenu items={menu} currentId="held" aria-label={`菜单 ${theme}`} />
        <Checkbox defaultChecked>已核对 checked</Checkbox>
        <BarChart label={`金额 ${theme}`} {...bars} />
      </section>
    </div>
  );
}

function Page({ seed }: { readonly seed: string }) {
  const [typed, setTyped] = useState(seed);
  const [accent, setAccent] = useState(seed);
  const take = (text: string) => {
    setTyped(text);
    if (isWhole(text)) setAccent(text);
  };
  const brand = createBrand({ name: NAME, accent });
  const portal = `export const brand = { theme: '${NAME}', accent: '${accent}', … };`;
  return (
    <div className="grid gap-5">
      <style>{brand.css.replaceAll(':root', '.brand-sample')}</style>
      <div className="flex flex-wrap items-end gap-3">
        <FormField
          label="品牌色 seed colour"
          error={isWhole(typed) ? undefined : '请输入 # 和六位十六进制数字，例如 #7a1f2b'}
          hint={brand.isKept ? undefined : `此色作文字太浅，已调整为 ${String(brand.light['accent'])}`}
        >
          <Input value={typed} onChange={({ target }) => take(target.value)} />
        </FormField>
        <input type="color" aria-label="选取颜色 pick" value={accent} onChange={({ target }) => take(target.value)} className="h-9 w-12" />
      </div>
      <div className="flex flex-wrap gap-4">
        <Sample theme="light" />
        <Sample theme="dark" />
      </div>
      <Lines title="用 portalBuild 的门户 a portal" text={portal} />
      <Lines title="只用组件 the parts alone" text={brand.css} />
    </div>
  );
}

const Lines = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <section className="grid gap-1">
    <h2 className="flex items-center gap-2">
      {title}
      <CopyButton text={text} label={`复制 ${title}`} />
    </h2>
    <pre tabIndex={0} role="region" aria-label={title} className="max-h-60 overflow-auto rounded-sm bg-surface-inset p-3 font-mono text-xs">
      {text}
    </pre>
  </section>
);

/** Type a colour, and everything follows: a whole brand in light and dark, with the lines to copy. */
const meta = {
  id: 'ui-brand',
  title: 'foundations 基础/brand 品牌色 seed colour, theme',
  component: Page,
  args: { seed: '#7a1f2b' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromOneColour: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: '品牌色 seed colour' });
    await userEvent.clear(field);
    await userEvent.type(field, '#0a4da2');
    const light = within(canvas.getByRole('region', { name: 'light' }));
    await expect(light.getByRole('button', { name: '提交 submit' })).toHaveStyle({ backgroundColor: 'rgb(10, 77, 162)' });
    await expect(canvas.getByRole('region', { name: '只用组件 the parts alone' })).toHaveTextContent('--accent: #0a4da2;');
  },
};

export const TooPaleForText: Story = { args: { seed: '#ffcc00' } };
