import { Button, Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogTrigger, FormField, Input } from '@lianxin/ui';

/** One field and its two buttons. */
export function Example() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>修改手机号</Button>
      </DialogTrigger>
      <DialogContent title="修改手机号" size="sm">
        <DialogBody>
          <FormField label="新手机号" required>
            <Input inputMode="tel" autoComplete="tel" />
          </FormField>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>取消</Button>
          </DialogClose>
          <Button intent="primary">保存</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
