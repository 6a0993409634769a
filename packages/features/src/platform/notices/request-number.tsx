import { CopyButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Support finds the call in the server's log by this id. */
export function RequestNumber({ id }: { readonly id: string }) {
  const { t } = useLingui();
  return (
    <span className="flex items-center gap-1 text-xs">
      <Trans>请求编号</Trans>
      <span className="font-mono [overflow-wrap:anywhere]">{id}</span>
      <CopyButton text={id} label={t`复制请求编号`} />
    </span>
  );
}
