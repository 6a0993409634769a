import { Button, Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChangePasswordForm } from './change-password-form.tsx';
import { useSignInAgain } from './use-sign-in-again.ts';

/** 修改密码 from the person's menu. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const signInAgain = useSignInAgain();
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="sm" title={t`修改密码`} keepOpen>
        <ChangePasswordForm
          onChanged={signInAgain}
          arrange={(fields, submit) => (
            <>
              <DialogBody className="flex flex-col gap-4">{fields}</DialogBody>
              <DialogFooter>
                <DialogClose asChild>
                  <Button>
                    <Trans>取消</Trans>
                  </Button>
                </DialogClose>
                {submit}
              </DialogFooter>
            </>
          )}
        />
      </DialogContent>
    </Dialog>
  );
}
