import type { EnterpriseNo } from '@lianxin/api/contract';
import type { Result } from '@lianxin/api/react';
import { Form, showFieldProblems, type FormProps } from '@lianxin/forms';
import { Button, Dialog, DialogBody, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** With whom a contract or an invoice is. */
export interface Trade {
  readonly counterpartyNo: EnterpriseNo;
  readonly counterpartyName: string;
  /** What this enterprise is in it. */
  readonly side: 'buyer' | 'seller';
}

export interface TradeDialogProps<Saved> {
  readonly trade: Trade;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** It was entered; as the platform keeps it. */
  readonly onSaved: (saved: Saved) => void;
}

interface EnteringProps<Typed extends Record<string, unknown>, Sent, Saved> extends TradeDialogProps<Saved> {
  readonly title: string;
  readonly description: string;
  readonly form: FormProps<Typed, Sent>['form'];
  /** Sends what was filled in, with the party that it is with. */
  readonly save: (entered: Sent & Pick<Trade, 'counterpartyNo' | 'side'>) => Promise<Result<Saved>>;
  readonly busy: boolean;
  readonly saveLabel: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Enters one record of a trade with one other party: it closes once the record is kept, and shows at its field what was refused. */
export function TradeDialog<Typed extends Record<string, unknown>, Sent, Saved>({
  trade: { counterpartyNo, side },
  open,
  onOpenChange,
  onSaved,
  title,
  description,
  form,
  save,
  busy,
  saveLabel,
  children,
}: EnteringProps<Typed, Sent, Saved>) {
  async function submit(entered: Sent): Promise<void> {
    const result = await save({ ...entered, counterpartyNo, side });
    if (result.ok) {
      onSaved(result.data);
      onOpenChange(false);
      form.reset();
    } else showFieldProblems(form, result.error.fields ?? []);
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={title} description={description} keepOpen={busy}>
        <Form form={form} className="flex min-h-0 flex-col" onSubmit={submit}>
          <DialogBody className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">{children}</DialogBody>
          <DialogFooter>
            <Button onClick={() => onOpenChange(false)}>
              <Trans>取消</Trans>
            </Button>
            <Button type="submit" intent="primary" busy={busy}>
              {saveLabel}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
