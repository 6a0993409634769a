import { Amount, DataTable } from '@lianxin/ui';

const rows = [
  { number: 'LX20261118000034217', holder: '恒信机电设备有限公司', amount: '3,286,500.00' },
  { number: 'LX20261118000034348', holder: '云岭物流有限公司', amount: '186,000.00' },
];

/** Two vouchers and their sum. */
export function Example() {
  return (
    <DataTable
      label="链信持有"
      rows={rows}
      rowKey={(row) => row.number}
      columns={[
        { id: 'number', header: '凭证编号', cell: (row) => row.number, sticky: 'start' },
        { id: 'holder', header: '持有方', cell: (row) => row.holder },
        { id: 'amount', header: '金额（元）', cell: (row) => <Amount value={row.amount} faintCents />, align: 'end' },
      ]}
      totals={{ number: '合计 2 笔', amount: <Amount value="3,472,500.00" /> }}
    />
  );
}
