import { Dialog, DialogBody, DialogContent } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { AnnouncementReader } from './announcement-reader.tsx';

export interface AnnouncementDialogProps {
  readonly id: string;
  /** Called with a neighbour's id. */
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** An announcement in a dialog, for visitors, who have no page of announcements. */
export const AnnouncementDialog = ({ id, onOpen, onClose }: AnnouncementDialogProps) => (
  <Dialog open onOpenChange={(open) => !open && onClose()}>
    <DialogContent title={<Trans>公告</Trans>}>
      <DialogBody className="p-0">
        <AnnouncementReader id={id} type={undefined} onOpen={onOpen} />
      </DialogBody>
    </DialogContent>
  </Dialog>
);
