import { isOvertaken, type ApiError } from '@lianxin/api/client';
import { AlertDialog, FormField, Textarea } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { FailureBanner } from '../../notices/index.ts';

const REASON_MAX = 100;
const NONE: readonly string[] = [];

export interface ReasonDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The act and its object: 退回开立申请 OP2026… */
  readonly title: ReactNode;
  readonly amount?: ReactNode;
  readonly facts?: ReactNode;
  readonly consequence: ReactNode;
  readonly confirmLabel: ReactNode;
  /** Who will read the reason: 本企业经办岗, or the other party's name. */
  readonly reader: string;
  /** Whether a reason must be given. @default true */
  readonly reasonRequired?: boolean;
  /** Common reasons, to be chosen with one click. */
  readonly suggestions?: readonly string[];
  readonly danger?: boolean | undefined;
  readonly busy?: boolean;
  /** The failure of the last attempt. */
  readonly error?: ApiError | undefined;
  /** Another person has changed the object: the reason can be copied but not sent. @default from `error` */
  readonly overtaken?: boolean;
  /** Reloads the object after another person has changed it. */
  readonly onRefresh?: (() => void) | undefined;
  /** Input from an earlier attempt. @default empty */
  readonly initialReason?: string | undefined;
  readonly onConfirm: (reason: string) => void;
}

/** Asks for the reason of a return, refusal, withdrawal or void; at most 100 characters. Shows who will read it. */
export function ReasonDialog({
  reader,
  reasonRequired = true,
  suggestions = NONE,
  error,
  overtaken = isOvertaken(error),
  onRefresh,
  initialReason = '',
  onConfirm,
  ...dialog
}: ReasonDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState(initialReason);
  const [asked, setAsked] = useState(false);
  const given = reason.trim();
  const missing = reasonRequired && given === '';
  return (
    <AlertDialog
      {...dialog}
      needsNetwork
      confirmDisabled={overtaken}
      onConfirm={() => {
        setAsked(true);
        if (!missing) onConfirm(given);
      }}
    >
      <FailureBanner error={error} onRefresh={onRefresh} className="mb-4" />
      {overtaken && (
        <p className="mb-3 text-sm text-caution-ink">
          <Trans>没有提交。您填写的原因还在这里，请先关闭本窗口查看最新内容，再决定。</Trans>
        </p>
      )}
      <FormField
        label={t`原因`}
        required={reasonRequired}
        hint={t`${reader}可以看到，不超过 100 个字`}
        error={asked && missing ? t`请填写原因` : undefined}
      >
        <Textarea value={reason} onChange={(event) => setReason(event.currentTarget.value)} maxLength={REASON_MAX} rows={3} />
      </FormField>
      {suggestions.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {suggestions.map((text) => (
            <button
              key={text}
              type="button"
              className="min-h-6 rounded-xs border border-line px-2 text-xs text-ink-muted hover:bg-surface-hover"
              onClick={() => setReason(text)}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </AlertDialog>
  );
}
