import { Button, Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBrand } from '../../brand/index.ts';

/** Who can help with a forgotten password. Loaded when asked for. */
export function ForgottenPassword({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { hotline } = useBrand();
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="sm" title={t`忘记密码`}>
        <DialogBody className="space-y-3 text-md text-ink-muted">
          <p>
            <Trans>密码由企业管理员重置：请联系本企业的管理岗，在岗位人员设置中为您重置密码。</Trans>
          </p>
          <p>
            <Trans>
              管理岗忘记密码，请在工作日 09:00–17:30 拨打服务热线 <b className="whitespace-nowrap text-ink">{hotline}</b>，核验身份后重置。
            </Trans>
          </p>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>
              <Trans>知道了</Trans>
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
