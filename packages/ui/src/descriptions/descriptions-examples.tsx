import { Amount, Descriptions } from '@lianxin/ui';

/** The facts of a voucher. */
export function Example() {
  return (
    <Descriptions
      columns={2}
      items={[
        { label: '凭证编号', value: 'LX20261118000034217' },
        { label: '金额', value: <Amount value="3,286,500.00" unit="元" /> },
        { label: '开立方', value: '晋北煤业集团有限公司' },
        { label: '到期日', value: '2027-05-14' },
      ]}
    />
  );
}
