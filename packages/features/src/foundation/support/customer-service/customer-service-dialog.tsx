import {
  Button,
  CopyButton,
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  Descriptions,
  QrCode,
  TextLink,
} from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBrand, useBrandNames } from '../../../platform/brand/index.ts';
import { lastFailure } from '../last-failure.ts';

export interface CustomerServiceDialogProps {
  readonly onClose: () => void;
  /** A text to copy and use for the call. @default none */
  readonly about?: { readonly title: string; readonly text: string };
}

/** Customer service: a code to scan, the hotline with its hours, and the subject or the failed request's number. */
export function CustomerServiceDialog({ onClose, about }: CustomerServiceDialogProps) {
  const { t } = useLingui();
  const { hotline, customerService } = useBrand();
  const { hours } = useBrandNames();
  const requestId = lastFailure();
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="sm" title={about?.title ?? t`联系客服`}>
        <DialogBody className="flex flex-col items-center gap-5">
          {/* On a phone the number can be called directly. */}
          <figure className="flex flex-col items-center gap-2 max-tablet:hidden">
            <QrCode text={customerService ?? `tel:${hotline}`} label={t`客服二维码`} className="size-40" />
            <figcaption className="text-sm text-ink-muted">
              <Trans>用手机扫码联系客服</Trans>
            </figcaption>
          </figure>
          <Descriptions
            className="w-full"
            items={[
              {
                id: 'hotline',
                label: t`服务热线`,
                value: (
                  <span className="inline-flex items-center gap-1">
                    <TextLink href={`tel:${hotline}`}>{hotline}</TextLink>
                    <CopyButton text={hotline} label={t`复制热线号码`} />
                  </span>
                ),
              },
              { id: 'hours', label: t`服务时间`, value: hours },
              about === undefined
                ? {
                    id: 'request',
                    label: t`请求编号`,
                    value:
                      requestId === undefined ? (
                        <span className="text-ink-muted">{t`本次访问没有失败的请求`}</span>
                      ) : (
                        <span className="inline-flex items-center gap-1">
                          <span className="font-mono text-xs break-all">{requestId}</span>
                          <CopyButton text={requestId} label={t`复制请求编号`} />
                        </span>
                      ),
                  }
                : {
                    id: 'about',
                    label: t`投诉事项`,
                    value: (
                      <span className="inline-flex items-start gap-1">
                        {about.text}
                        <CopyButton text={about.text} label={t`复制投诉事项`} />
                      </span>
                    ),
                  },
            ]}
          />
        </DialogBody>
        <DialogFooter
          note={
            about === undefined ? (
              <Trans>报告问题时请提供请求编号，便于查找。</Trans>
            ) : (
              <Trans>请向客服说明投诉事项，由平台向开立方核实。</Trans>
            )
          }
        >
          <DialogClose asChild>
            <Button>
              <Trans>关闭</Trans>
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
