import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppFooter } from '../app-footer/app-footer.tsx';
import { BatchBar } from '../batch-bar/batch-bar.tsx';
import { Button } from '../button/button.tsx';
import { ColumnChooser } from '../data-table/column-chooser.tsx';
import type { Density } from '../data-table/columns.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { isHeld, sampleColumns, sampleRows } from '../data-table/sample-rows.stories-data.tsx';
import { TableFoot } from '../data-table/table-foot.tsx';
import { DensitySwitch } from '../density-switch/density-switch.tsx';
import { FilterBar } from '../filter-bar/filter-bar.tsx';
import { BellIcon, HouseIcon, InboxIcon, LandmarkIcon, WalletIcon } from '../icons/index.ts';
import { Input } from '../input/index.ts';
import { OpenTabs } from '../open-tabs/open-tabs.tsx';
import { tabAfterClosing } from '../open-tabs/closing.ts';
import { PageHeader } from '../page/page-header.tsx';
import { Page } from '../page/page.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { Panel } from '../panel/panel.tsx';
import { SiderMenu } from '../sider-menu/sider-menu.tsx';
import { StatusBadge, StatusGlyph } from '../status-badge/index.ts';
import { StatusChips } from '../status-chips/status-chips.tsx';
import { SummaryStrip } from '../summary-strip/summary-strip.tsx';
import { AppHeader } from './app-header.tsx';

const nav = ['首页', '供应商', '供应商管理', '区块链', '帮助中心'].map((label, index) => ({
  id: String(index),
  label,
  href: `/s/${index}`,
}));
const menu = [
  { id: 'receipt', label: '链信签收', href: '/receipt', icon: <InboxIcon aria-hidden />, dot: '有待办' },
  { id: 'holdings', label: '链信持有', href: '/holdings', icon: <WalletIcon aria-hidden /> },
  {
    id: 'financing',
    label: '融资',
    icon: <LandmarkIcon aria-hidden />,
    children: [
      { id: 'apply', label: '申请融资', href: '/apply' },
      { id: 'records', label: '融资记录', href: '/records' },
    ],
  },
];
const firstTabs = [
  { id: 'home', label: '首页', icon: <HouseIcon aria-hidden className="size-3.5" />, closable: false },
  { id: 'work', label: '工作台' },
  { id: 'receipt', label: '链信签收' },
  { id: 'holdings', label: '链信持有' },
  { id: 'apply', label: '申请融资', draft: true },
];
const rows = sampleRows(20);

function Shell() {
  const [tabs, setTabs] = useState(firstTabs);
  const [active, setActive] = useState('holdings');
  const [open, setOpen] = useState(false);
  const [selection, setSelection] = useState<ReadonlySet<string>>(
    new Set(
      rows
        .filter(isHeld)
        .slice(0, 3)
        .map((row) => row.no),
    ),
  );
  const [density, setDensity] = useState<Density>('standard');
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [chip, setChip] = useState('all');
  const [page, setPage] = useState(1);
  return (
    <div className="flex min-h-dvh flex-col bg-surface-sunken">
      <AppHeader
        brand="链信"
        brandSub="供应链金融服务平台"
        nav={nav}
        currentId="1"
        mobileTitle="链信持有"
        onMenuOpen={() => setOpen(true)}
        end={<BellIcon aria-label="消息" className="size-5" />}
      />
      <div className="flex flex-1">
        <SiderMenu items={menu} currentId="holdings" open={open} onOpenChange={setOpen} />
        <div className="flex min-w-0 flex-1 flex-col">
          <OpenTabs
            tabs={tabs}
            activeId={active}
            onActiveChange={setActive}
            onRefresh={() => setPage(1)}
            onClose={(ids) => {
              setActive(tabAfterClosing(tabs, active, ids) ?? 'home');
              setTabs(tabs.filter((tab) => !ids.includes(tab.id)));
            }}
          />
          <main className="flex-1">
            <Page
              header={
                <PageHeader
                  title="链信持有"
                  sub="恒信机电设备有限公司名下的全部凭证，数据截至 09:42"
                  actions={<Button intent="line">导出</Button>}
                />
              }
            >
              <SummaryStrip
                figures={[
                  {
                    id: '0',
                    label: '正常持有',
                    value: '38,614,207.56',
                    sub: '41 笔，可用 37,902,207.56',
                    glyph: <StatusGlyph tone="state-0" />,
                  },
                  { id: '1', label: '转让中', value: '2,130,000.00', sub: '6 笔', glyph: <StatusGlyph tone="state-1" /> },
                  { id: '4', label: '融资中', value: '4,760,000.00', sub: '4 笔，3 个渠道', glyph: <StatusGlyph tone="state-4" /> },
                  {
                    id: 'o',
                    label: '逾期未兑付',
                    value: '215,300.00',
                    sub: '1 笔，已 11 天',
                    glyph: <StatusGlyph tone="overdue" />,
                    tone: 'critical',
                  },
                ]}
              />
              <Panel flush aria-label="凭证列表">
                <StatusChips
                  label="状态"
                  value={chip}
                  onValueChange={setChip}
                  className="border-b border-line"
                  chips={[
                    { value: 'all', label: '全部', count: 83 },
                    { value: '0', label: '正常持有', count: 41, glyph: <StatusGlyph tone="state-0" /> },
                    { value: '1', label: '转让中', count: 6, glyph: <StatusGlyph tone="state-1" /> },
                    { value: '2', label: '待签收', count: 3, glyph: <StatusGlyph tone="state-2" /> },
                    { value: 'o', label: '逾期', count: 1, glyph: <StatusGlyph tone="overdue" />, divided: true },
                  ]}
                />
                <FilterBar
                  more={<Input aria-label="转让企业" placeholder="转让企业" />}
                  end={
                    <span className="flex items-center gap-2 max-tablet:hidden">
                      <DensitySwitch value={density} onValueChange={setDensity} />
                      <ColumnChooser columns={sampleColumns} hidden={hidden} onHiddenChange={setHidden} />
                    </span>
                  }
                >
                  <Input aria-label="编号" placeholder="链信编号或主凭证编号" className="w-58" />
                </FilterBar>
                <DataTable
                  label="链信持有"
                  columns={sampleColumns}
                  rows={rows}
                  rowKey={(row) => row.no}
                  selection={selection}
                  onSelectionChange={setSelection}
                  isSelectable={isHeld}
                  density={density}
                  hidden={hidden}
                  onRowOpen={() => undefined}
                  renderCard={(row) => (
                    <div className="rounded-sm border border-line bg-surface p-3.5">
                      <div className="flex justify-between">
                        {row.no} <StatusBadge tone={row.tone}>{row.state}</StatusBadge>
                      </div>
                      <div className="text-2xl font-semibold">{row.amount}</div>
                      <div className="text-sm text-ink-muted">{row.issuer}</div>
                    </div>
                  )}
                />
                <TableFoot
                  className="border-t border-line"
                  count="共 83 笔"
                  totals={[
                    { label: '金额合计', value: '62,408,931.17', main: true },
                    { label: '可用合计', value: '37,902,207.56' },
                  ]}
                >
                  <Pagination page={page} pageSize={20} total={83} onPageChange={setPage} onPageSizeChange={() => setPage(1)} />
                </TableFoot>
              </Panel>
              <BatchBar count={selection.size} summary="同一开立方，到期日 3 个" sum="5,888,850.80" onClose={() => setSelection(new Set())}>
                <Button intent="primary">转让</Button>
                <Button>融资</Button>
                <Button>质押</Button>
              </BatchBar>
            </Page>
          </main>
          <AppFooter quiet={['晋ICP备2026000318号-2', '© 2026 链信供应链金融服务平台']} end="服务热线 400-000-0000" />
        </div>
      </div>
    </div>
  );
}

const meta = {
  id: 'ui-shell',
  title: 'page 页面/shell 应用框架 layout',
  component: Shell,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;
export const ListPage: Story = {};
export const TabsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: '链信持有' }).focus();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expect(canvas.queryByRole('tab', { name: '链信签收' })).toBeNull();
    await expect(canvas.getByRole('tab', { name: '链信持有' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const MovesSectionsIntoAMenu: Story = {
  render: () => (
    <div className="w-100">
      <AppHeader brand="链信" nav={nav} currentId="4" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = await canvas.findByRole('button', { name: '更多' });
    // The menu follows the last section that fits.
    await waitFor(async () => {
      const ends = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().right);
      await expect(more.getBoundingClientRect().left - Math.max(...ends)).toBeLessThan(4);
    });
  },
};
