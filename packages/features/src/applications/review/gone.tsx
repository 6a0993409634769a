import { Button, EmptyState } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Shown if the item of the address is no longer in the queue. No other item takes its place. */
export function MissingItem({ onNext }: { readonly onNext: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      className="self-center"
      title={t`该单据已被处理`}
      action={
        <Button onClick={onNext}>
          <Trans>查看其他待办</Trans>
        </Button>
      }
    >
      <Trans>同事已处理，或经办岗已撤回；结果可以在列表中查询。</Trans>
    </EmptyState>
  );
}
