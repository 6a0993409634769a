import { CheckList } from '@lianxin/ui';

/** What is known before signing for a voucher. */
export function Example() {
  return (
    <CheckList
      items={[
        { id: 'invoice', status: 'pass', label: '发票查验一致' },
        { id: 'term', status: 'warn', label: '到期日为节假日', sub: '顺延至 2027-05-17' },
      ]}
    />
  );
}
