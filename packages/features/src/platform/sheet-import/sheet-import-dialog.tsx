import type { ApiError } from '@lianxin/api/client';
import { Banner, Button, Dialog, DialogBody, DialogContent, DialogFooter, NetworkButton } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FailureBanner } from '../notices/index.ts';
import { SheetFaults } from './sheet-faults.tsx';
import { SheetSource } from './sheet-source.tsx';
import type { Sheet, SheetColumns } from './sheet.ts';
import type { SheetRows } from './use-sheet-rows.ts';
import { WhichRowsChoice } from './which-rows.tsx';

/** The words of one kind of import. */
export interface SheetImportWords {
  readonly title: string;
  readonly description: string;
  /** Of the box that takes what is pasted. */
  readonly label: string;
  readonly hint: string;
  /** Of what takes a file. */
  readonly fileLabel: string;
  /** Nothing was found in the sheet. */
  readonly nothing: ReactNode;
  /** What the rows that are right come to. */
  readonly sum: ReactNode;
  /** The server refused rows, and so nothing went. */
  readonly keptBack: { readonly title: string; readonly next: ReactNode };
  /** Some rows went, and some are left. */
  readonly done: { readonly title: (taken: number) => ReactNode; readonly next: ReactNode };
  /** What sending it is called. */
  readonly verb: ReactNode;
}

export interface SheetImportDialogProps<Columns extends SheetColumns> {
  readonly sheet: Sheet<Columns>;
  readonly rows: SheetRows<Columns>;
  readonly words: SheetImportWords;
  readonly busy: boolean;
  /** Why the call failed, where it did. */
  readonly error: ApiError | undefined;
  /** What is asked beside the sheet. */
  readonly asked?: ReactNode;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** Takes a sheet in: pasted, or a CSV or XLSX file of the template. What is wrong is named by cell before anything is sent, and what is left after it. */
export function SheetImportDialog<Columns extends SheetColumns>(props: SheetImportDialogProps<Columns>) {
  const { sheet, rows, words, busy, onSend, onClose } = props;
  const { done, again, ready } = rows;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={words.title} description={words.description} keepOpen={busy}>
        <DialogBody className="flex flex-col gap-4">
          {done ? (
            <>
              <Banner tone="caution" title={words.done.title(done.taken)}>
                {words.done.next}
              </Banner>
              <SheetFaults sheet={sheet} read={done.read} />
            </>
          ) : (
            <GivenRows {...props} />
          )}
        </DialogBody>
        {done ? (
          <DialogFooter>
            <Button onClick={again}>
              <Trans>导入改正后的行</Trans>
            </Button>
            <Button intent="primary" onClick={onClose}>
              <Trans>完成</Trans>
            </Button>
          </DialogFooter>
        ) : (
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <NetworkButton intent="primary" busy={busy} disabled={!ready} onClick={onSend}>
              {words.verb}
            </NetworkButton>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** What is given in, what is wrong with it, and which rows go. */
function GivenRows<Columns extends SheetColumns>({ sheet, rows, words, error, asked }: SheetImportDialogProps<Columns>) {
  const { source, read, right, wrong, which, setWhich, keptBack } = rows;
  const found = (read?.rows.length ?? 0) > 0;
  return (
    <>
      <FailureBanner error={error} />
      {keptBack && (
        <Banner tone="critical" title={words.keptBack.title}>
          {words.keptBack.next}
        </Banner>
      )}
      <SheetSource sheet={sheet} source={source} label={words.label} hint={words.hint} fileLabel={words.fileLabel} />
      {asked}
      {read && <SheetFaults sheet={sheet} read={read} />}
      {found && <WhichRowsChoice value={which} onValueChange={setWhich} right={right.length} wrong={wrong} />}
      <p aria-live="polite" className="text-sm text-ink-muted empty:hidden">
        {read && (found ? words.sum : words.nothing)}
      </p>
    </>
  );
}
