import type { EnterpriseNo } from '@lianxin/api/contract';
import type { ApiError } from '@lianxin/api/client';
import type { Result } from '@lianxin/api/react';
import { Form, showFieldProblems, type FormProps } from '@lianxin/forms';
import { Button, Dialog, DialogBody, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { FailureBanner } from '../../../platform/notices/index.ts';

/** The other party of a contract or an invoice. */
export interface Trade {
  readonly counterpartyNo: EnterpriseNo;
  readonly counterpartyName: string;
  /** This enterprise's role. */
  readonly side: 'buyer' | 'seller';
}

export interface TradeDialogProps<Saved> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Called with the stored record. */
  readonly onSaved: (saved: Saved) => void;
}

interface EnteringProps<Typed extends Record<string, unknown>, Sent, Saved> extends TradeDialogProps<Saved> {
  readonly title: string;
  readonly description: string;
  readonly form: FormProps<Typed, Sent>['form'];
  /** Saves the input; undefined if something besides the fields is missing. */
  readonly save: (entered: Sent) => Promise<Result<Saved> | undefined>;
  readonly busy: boolean;
  readonly saveLabel: ReactNode;
  /** Explains a refusal that belongs to no field. @default shown like every failure */
  readonly explain?: (error: ApiError) => ReactNode;
  /** Above the fields, such as a source to fill them in. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/** Adds one record of a trade: closes after saving, and shows refusals at their fields. */
export function TradeDialog<Typed extends Record<string, unknown>, Sent, Saved>({
  open,
  onOpenChange,
  onSaved,
  title,
  description,
  form,
  save,
  busy,
  saveLabel,
  explain,
  before,
  children,
}: EnteringProps<Typed, Sent, Saved>) {
  const [failure, setFailure] = useState<ApiError>();

  async function submit(entered: Sent): Promise<void> {
    setFailure(undefined);
    const result = await save(entered);
    if (result === undefined) return;
    if (result.ok) {
      onSaved(result.data);
      onOpenChange(false);
      form.reset();
    } else if (!showFieldProblems(form, result.error.fields ?? [])) setFailure(result.error);
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={title} description={description} keepOpen={busy}>
        <Form form={form} className="flex min-h-0 flex-col" onSubmit={submit}>
          <DialogBody className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
            {before !== undefined && before !== false && <div className="col-span-full">{before}</div>}
            {children}
            {failure && <div className="col-span-full">{explain?.(failure) ?? <FailureBanner error={failure} />}</div>}
          </DialogBody>
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
