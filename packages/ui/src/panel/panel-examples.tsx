import { Panel, TextLink } from '@lianxin/ui';

/** The terms of a voucher. */
export function Example() {
  return (
    <Panel title="期限" sub="177 天" extra={<TextLink href="#contract">查看合同</TextLink>}>
      到期日为工作日，无需顺延。
    </Panel>
  );
}
