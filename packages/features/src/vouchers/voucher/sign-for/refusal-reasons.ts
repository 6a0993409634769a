import { useLingui } from '@lingui/react/macro';

/** Common reasons for refusing, to choose with one click. */
export function useRefusalReasons(): readonly string[] {
  const { t } = useLingui();
  return [t`合同未约定凭证支付`, t`金额与对账不符`, t`期限过长`, t`发票信息有误`, t`希望现金支付`];
}
