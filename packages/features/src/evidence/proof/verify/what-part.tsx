import { ArrowDownIcon, Button } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBrandNames } from '../../../platform/brand/index.ts';
import { PartFrame } from './part-frame.tsx';
import { StepList } from './step-list.tsx';

export interface WhatPartProps {
  /** Goes to the check, which is out of view. */
  readonly onCheck: () => void;
}

/** What a voucher is and why its history can be verified. */
export function WhatPart({ onCheck }: WhatPartProps) {
  const { t } = useLingui();
  const { product } = useBrandNames();
  const points = [
    { title: t`付款承诺`, text: t`核心企业承诺在到期日足额付款。承诺写定后不再更改，变的只是由谁持有。` },
    { title: t`双方签名`, text: t`开立、转让、签收都由各方用自己的 SM2 证书签名，签的就是看到的要素。` },
    { title: t`哈希链`, text: t`每张凭证的每个事件都用 SM3 与前一个事件相扣。改动、删去或调换任何一个，后面全对不上。` },
    { title: t`每日存证根`, text: t`每天把全部凭证的链末汇成一个存证根，由平台签名并公布。之后谁也不能悄悄改写，平台也不能。` },
  ];
  return (
    <PartFrame
      level={1}
      title={<Trans>{product}：可以独立核验的付款凭证</Trans>}
      lead={
        <Trans>
          {product}
          是核心企业对供应商的付款承诺，可以签收、拆分、转让、融资和质押。它经过的每一步，任何人都可以在自己的浏览器里重新计算一遍。
        </Trans>
      }
    >
      <StepList steps={points} level={2} />
      <Button
        intent="primary"
        size="lg"
        className="self-start max-tablet:self-stretch"
        icon={<ArrowDownIcon aria-hidden />}
        onClick={onCheck}
      >
        <Trans>核验一张凭证</Trans>
      </Button>
    </PartFrame>
  );
}
