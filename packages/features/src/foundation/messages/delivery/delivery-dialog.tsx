import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Dialog, DialogBody, DialogContent, ErrorState, LoadingRegion, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DeliveryForm } from './delivery-form.tsx';

export interface DeliveryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Which messages are also sent out, where to, and quiet hours. */
export function DeliveryDialog({ open, onClose }: DeliveryDialogProps) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.message.delivery, open ? {} : null, { quiet: true });
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      {open && (
        <DialogContent title={t`提醒设置`} description={<Trans>站内消息始终保留；短信与邮件按您的选择发送。</Trans>}>
          {data && <DeliveryForm settings={data} onDone={onClose} />}
          {!data && (
            <DialogBody>
              {error ? (
                <ErrorState title={t`设置没有加载出来`} requestId={error.requestId} onRetry={() => void refresh()} />
              ) : (
                <LoadingRegion>
                  <SkeletonText lines={5} />
                </LoadingRegion>
              )}
            </DialogBody>
          )}
        </DialogContent>
      )}
    </Dialog>
  );
}
