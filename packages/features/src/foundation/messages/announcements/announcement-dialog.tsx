import { Dialog, DialogBody, DialogContent } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { AnnouncementReader } from './announcement-reader.tsx';

export interface AnnouncementDialogProps {
  /** Which one. */
  readonly id: string;
  /** Called with the one before or after it. */
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** One announcement over the page, for a visitor, who has no page of announcements. */
export const AnnouncementDialog = ({ id, onOpen, onClose }: AnnouncementDialogProps) => (
  <Dialog open onOpenChange={(open) => !open && onClose()}>
    <DialogContent title={<Trans>公告</Trans>}>
      <DialogBody className="p-0">
        <AnnouncementReader id={id} type={undefined} onOpen={onOpen} />
      </DialogBody>
    </DialogContent>
  </Dialog>
);
