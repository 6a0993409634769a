import { ApiError, isOvertaken } from '@lianxin/api/client';
import type { Result } from '@lianxin/api/react';
import { AlertDialog, type AlertDialogProps } from '@lianxin/ui';
import { useLingui } from '@lingui/react';
import { startTransition, useState, type ReactNode } from 'react';
import { DURATION_MS, noticeOf, useNotices } from '../../notices/index.ts';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog.tsx';
import type { Verb } from './row-acts.tsx';

/** A confirmation before an act. */
export interface Question
  extends
    Pick<AlertDialogProps, 'title' | 'amount' | 'facts' | 'consequence' | 'confirmLabel' | 'danger' | 'needsNetwork'>,
    Pick<ReasonDialogProps, 'suggestions'> {
  /** Whether a reason is required, and who will read it. @default asks for no reason */
  readonly reason?: { readonly required: boolean } & Pick<ReasonDialogProps, 'reader'>;
}

/** An act, after confirmation. */
export interface Step {
  /** The confirmation. @default acts at once */
  readonly ask?: Question;
  /** Does it; undefined if the person cancelled, for example a signature. */
  readonly perform: (reason: string) => Promise<Result<unknown> | undefined>;
  /** The notice after success. */
  readonly done: string;
}

/** An act on a row: its name, when it is offered, and what it does. */
export interface ListAct<Row> extends Pick<Verb, 'id' | 'isMain' | 'isInMenu'> {
  readonly label: string | ((row: Row) => string);
  /** Whether the row offers it, normally from the server's allowed acts. @default always */
  readonly offered?: (row: Row) => boolean;
  /** Why this person cannot do it although it is visible; undefined if they can. */
  readonly blocked?: (row: Row) => string | undefined;
  /** Navigates, or returns the step to confirm and do; may load something first. */
  readonly start: (row: Row) => Step | undefined | void | Promise<Step | undefined>;
}

/** A row and its details in a sheet are the same object. */
const idOf = (row: object): unknown => ('id' in row ? row.id : row);

const versionOf = (row: unknown): number | undefined =>
  typeof row === 'object' && row !== null && 'version' in row && typeof row.version === 'number' ? row.version : undefined;

/** Whether the response shows that the row is outdated. */
const isOutdatedBy = (row: object, answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && idOf(answer) === idOf(row) && (versionOf(answer) ?? versionOf(row)) !== versionOf(row);

/**
 * The acts of a list's rows: confirms, does them, shows the result and reloads the list. Render `dialogs` once; use `verbs` in a row, a
 * card or a sheet. The verbs of a changed row wait until its new state is shown.
 */
export function useRowActs<Row extends object>(acts: readonly ListAct<Row>[], refresh: () => void) {
  const { i18n } = useLingui();
  const { show } = useNotices();
  const [asked, setAsked] = useState<{ readonly step: Step; readonly row: Row; readonly overtaken?: boolean }>();
  const [busy, setBusy] = useState(false);
  const [renewing, setRenewing] = useState<readonly unknown[]>([]);
  /** Versions after the last act, by row: cached or pending responses may be older. */
  const [outdated, setOutdated] = useState<ReadonlyMap<unknown, number | undefined>>(new Map());

  async function waitFor(row: Row, renewed: Promise<unknown>): Promise<void> {
    const id = idOf(row);
    setRenewing((others) => [...others, id]);
    // A failed reload shows its own error.
    await Promise.allSettled([renewed]);
    // Rows are drawn in a transition, so verbs must not appear before their rows.
    startTransition(() => setRenewing((all) => all.toSpliced(all.indexOf(id), 1)));
  }

  async function perform({ perform: run, done }: Step, row: Row, reason: string): Promise<void> {
    setBusy(true);
    try {
      const result = await run(reason);
      if (result === undefined) return;
      // Other failures keep the dialog open for another attempt; a notice tells why.
      if (!result.ok && !isOvertaken(result.error)) return;
      // Keep a typed reason visible even if it could not be sent.
      setAsked((current) => (result.ok || reason === '' ? undefined : current && { ...current, overtaken: true }));
      if (result.ok) {
        show({ tone: 'positive', text: done, durationMs: DURATION_MS.success });
        if (isOutdatedBy(row, result.data)) setOutdated((all) => new Map(all).set(idOf(row), versionOf(row)));
        if (result.renewed) void waitFor(row, result.renewed);
      }
      refresh();
    } finally {
      setBusy(false);
    }
  }

  async function start(act: ListAct<Row>, row: Row): Promise<void> {
    try {
      const step = await act.start(row);
      if (step === undefined) return;
      if (step.ask) setAsked({ step, row });
      else await perform(step, row, '');
    } catch (caught) {
      // Loading before the act failed.
      if (!(caught instanceof ApiError)) throw caught;
      show(noticeOf(caught, i18n));
    }
  }

  const isOutdated = (row: Row): boolean => outdated.has(idOf(row)) && outdated.get(idOf(row)) === versionOf(row);

  const verbs = (row: Row): readonly Verb[] =>
    acts
      .filter(({ offered }) => offered?.(row) ?? true)
      .map((act) => {
        const disabledReason = act.blocked?.(row);
        return {
          id: act.id,
          ...(act.isMain === true ? { isMain: true } : {}),
          ...(act.isInMenu === true ? { isInMenu: true } : {}),
          label: typeof act.label === 'string' ? act.label : act.label(row),
          run: () => void start(act, row),
          ...(disabledReason === undefined ? {} : { disabledReason }),
          ...(renewing.includes(idOf(row)) || isOutdated(row) ? { waits: true } : {}),
        };
      });

  const dialogs: ReactNode = asked && (
    <Asking
      step={asked.step}
      overtaken={asked.overtaken === true}
      busy={busy}
      onClose={() => setAsked(undefined)}
      onConfirm={(reason) => void perform(asked.step, asked.row, reason)}
    />
  );
  return { verbs, dialogs };
}

export type RowActing<Row extends object> = ReturnType<typeof useRowActs<Row>>;

interface AskingProps {
  readonly step: Step;
  readonly overtaken: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => void;
}

function Asking({ step: { ask }, overtaken, busy, onClose, onConfirm }: AskingProps) {
  if (!ask) return null;
  const { reason, suggestions, ...question } = ask;
  const shared = { ...question, open: true, busy, onOpenChange: (open: boolean) => !open && onClose() };
  if (reason === undefined) return <AlertDialog {...shared} onConfirm={() => onConfirm('')} />;
  const { required, reader } = reason;
  return (
    <ReasonDialog
      {...shared}
      overtaken={overtaken}
      reader={reader}
      reasonRequired={required}
      {...(suggestions ? { suggestions } : {})}
      onConfirm={onConfirm}
    />
  );
}
