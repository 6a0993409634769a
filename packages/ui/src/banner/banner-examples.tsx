import { Banner, TextLink } from '@lianxin/ui';

/** Why an application came back, and the way on. */
export function Example() {
  return (
    <Banner tone="caution" title="已被退回" action={<TextLink href="#edit">修改申请</TextLink>}>
      李文慧：发票金额与合同不符。
    </Banner>
  );
}
