import { Amount } from '../amount/amount.tsx';
import { StatusBadge, type StatusTone } from '../status-badge/index.ts';
import type { Column } from './columns.ts';

export interface SampleRow {
  no: string;
  issuer: string;
  from: string;
  amount: string;
  usable: string;
  due: string;
  left: number;
  tone: StatusTone;
  state: string;
}

const states: [StatusTone, string][] = [
  ['state-2', '待签收'],
  ['state-0', '正常持有'],
  ['state-0', '正常持有'],
  ['state-1', '转让中'],
  ['state-0', '正常持有'],
  ['state-4', '融资中'],
  ['pledged', '已质押'],
];
const issuers = ['晋北煤业集团有限公司', '晋北煤业运销有限公司'];
const origins = ['直接开立', '云岭物流有限公司', '直接开立', '雁北工矿配件有限公司'];
const figures = ['3,286,500.00', '186,000.00', '1,860,000.00', '742,350.80', '500,000.00', '958,420.36', '86,900.25'];

/** Deterministic rows for stories and tests. */
export const sampleRows = (count: number): SampleRow[] =>
  Array.from({ length: count }, (_, index) => {
    const [tone, state] = states[index % states.length] ?? ['state-0', '正常持有'];
    const amount = figures[index % figures.length] ?? '0.00';
    return {
      no: `LX20261118${String(34_217 + index * 131).padStart(9, '0')}`,
      issuer: issuers[index % 2] ?? '',
      from: origins[index % 4] ?? '',
      amount,
      usable: tone === 'state-0' ? amount : '0.00',
      due: `2027-05-${String(28 - (index % 28)).padStart(2, '0')}`,
      left: 175 - (index % 160),
      tone,
      state,
    };
  });

export const sampleColumns: readonly Column<SampleRow>[] = [
  {
    id: 'no',
    header: '链信编号',
    width: 176,
    sticky: 'start',
    cell: (row) => (
      <a href={`#${row.no}`} className="tabular-nums no-underline hover:underline">
        <span className="text-ink-faint">{row.no.slice(0, 10)}</span>
        <span className="font-medium text-accent">{row.no.slice(10)}</span>
      </a>
    ),
  },
  { id: 'issuer', header: '开立方', cell: (row) => row.issuer },
  {
    id: 'from',
    header: '转让企业',
    priority: 'low',
    cell: (row) => <span className={row.from === '直接开立' ? 'text-ink-faint' : ''}>{row.from}</span>,
  },
  {
    id: 'amount',
    header: '金额（元）',
    align: 'end',
    sortable: true,
    cell: (row) => <Amount value={row.amount} faintCents size="md" className="font-medium" />,
  },
  {
    id: 'usable',
    header: '可用金额（元）',
    align: 'end',
    priority: 'low',
    cell: (row) => <Amount value={row.usable} tone={row.usable === '0.00' ? 'faint' : 'ink'} />,
  },
  {
    id: 'due',
    header: '到期日',
    sortable: true,
    cell: (row) => (
      <>
        {row.due} <span className="text-xs text-ink-faint">剩 {row.left} 天</span>
      </>
    ),
  },
  { id: 'state', header: '状态', cell: (row) => <StatusBadge tone={row.tone}>{row.state}</StatusBadge> },
  {
    id: 'acts',
    header: '操作',
    width: 120,
    sticky: 'end',
    cell: (row) => (
      <span className="flex gap-2.5 text-accent">
        <button type="button" className="min-h-6">
          {row.tone === 'state-2' ? '签收' : '转让'}
        </button>
        <button type="button" className="min-h-6">
          详情
        </button>
      </span>
    ),
  },
];

/** Whether a row can be selected for batch actions. */
export const isHeld = (row: SampleRow) => row.tone === 'state-0';
